import { describe, expect, it } from "vitest";
import { inlineScripts } from "../../../lib/config/utils-inline.mjs";
import { hashOf, isData, isStart, known } from "./admitted.mjs";

const start = (json) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${json});`;

describe("isData", () => {
  it.each(
    [
      "(self.__next_f=self.__next_f||[]).push([0])",
      'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
      'self.__next_f.push([1,"\\u003c/script\\u003e"])',
      'self.__next_f.push([1,"])\\n;alert(1);([")',
      'self.__next_f.push([3,"AAEC"])',
    ].map((text) => [text, !text.includes("alert") || text.endsWith('"])')]),
  )("%s: %s", (text, expected) => {
    expect(isData(text)).toBe(expected);
  });

  it.each([
    "alert(1)",
    "",
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([1,`a`])",
    "self.__next_f.push([1,'a'])",
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert([1])',
    'self.__next_f.push([1,"a"])\nalert([1])',
    'self.__next_f.push([1,"a"]);self.__next_f.push([1,alert(1)])',
    'alert(1);self.__next_f.push([1,"a"])',
    '//\nself.__next_f.push([1,"a"])',
    ' self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a",alert(1)])',
    'self.__next_f.push([1,"a","b"])',
    'self.__next_f.push([1,{"a":1}])',
    'self.__next_f.push([2,"form"])',
    'self.__next_f.push(["1","a"])',
    "self.__next_f.push([1])",
    'self.__next_f.push({"0":1})',
    "self.__next_f.push([])",
    'self.__next_f.push(/*[*/[1,"a"]/*]*/)',
    'self["__next_f"].push([1,"a"])',
    'self.__next_f.pop([1,"a"])',
    "(self.__next_f=self.__next_f||[alert(1)]).push([0])",
    'self.__next_g.push([1,"a"])',
  ])("refuses %s", (text) => {
    expect(isData(text)).toBe(false);
  });
});

describe("isStart", () => {
  it("takes the names of our files", () => {
    expect(
      isStart(start('{"otherChunks":["static/chunks/0i-x_.a~.js"],"runtimeModuleIds":[494553,"x"]}')),
    ).toBe(true);
  });

  it.each([
    start('{"otherChunks":["static/chunks/../../custom/a.js"],"runtimeModuleIds":[1]}'),
    start('{"otherChunks":["https://evil.example/a.js"],"runtimeModuleIds":[1]}'),
    start('{"otherChunks":[{"path":"static/chunks/a.js"}],"runtimeModuleIds":[1]}'),
    start('{"otherChunks":[],"runtimeModuleIds":[[1]]}'),
    start('{"otherChunks":[],"runtimeModuleIds":[1],"more":1}'),
    start('{"otherChunks":[],"runtimeModuleIds":[alert(1)]}'),
    start('{"otherChunks":[],"runtimeModuleIds":[1]});alert({}'),
    start("{}"),
    start("null"),
    "alert(1)",
  ])("refuses %s", (text) => {
    expect(isStart(text)).toBe(false);
  });
});

describe("known", () => {
  it("has our own scripts under what a policy calls them", () => {
    expect([...known.keys()]).toEqual(inlineScripts);
    // The example of the specification.
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

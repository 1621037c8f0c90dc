import { describe, expect, it } from "vitest";
import { readJson } from "@/lib/platform/http/read-json";

const json = { "content-type": "application/json" };
const request = (body: BodyInit | null, headers: Record<string, string> = json) =>
  new Request("http://localhost/api", { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** A body that comes in pieces and does not say how long it is. */
function endless(pieceSize: number) {
  let pulled = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(pieceSize).fill(0x20));
    },
  });
  return { stream, pieces: () => pulled };
}

describe("readJson", () => {
  it("reads JSON, whatever its type's parameters and case", async () => {
    expect(await readJson(request('{"a":[1,"é😀"]}'))).toEqual({ a: [1, "é😀"] });
    expect(await readJson(request("1", { "content-type": "Application/JSON; charset=utf-8" }))).toBe(1);
  });

  it("replaces half of an escaped pair, and keeps whole ones", async () => {
    expect(await readJson(request('{"a":"x\\ud800y","b":["\\uDe00","\\ud83d\\ude00"]}'))).toEqual({
      a: "x\ufffdy",
      b: ["\ufffd", "😀"],
    });
  });

  it("leaves out escaped NULs, in names as well, whatever stands around them", async () => {
    const body = String.raw`{"a":"x\u0000y","b\u0000":["\u0000\u0000"],"d":"\\u0000","\ud83d\u0000\ude00":null}`;
    expect(await readJson(request(body))).toEqual({ a: "xy", b: [""], d: "\\u0000", "😀": null });
  });

  it("keeps a field of any name as a field", async () => {
    const read = await readJson(request(String.raw`{"__proto__":{"a":1},"constructor\u0000":"\u0000"}`));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.entries(read as object)).toEqual([
      ["__proto__", { a: 1 }],
      ["constructor", ""],
    ]);
  });

  it("says that a body was cut off", async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
    await expect(readJson(request(stream))).rejects.toMatchObject({
      status: 400,
      message: "The body was cut off.",
    });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/json-patch+json",
    "",
  ])("refuses the media type %j", async (type) => {
    await expect(readJson(request("{}", { "content-type": type }))).rejects.toMatchObject({ status: 415 });
  });

  it.each(["", "{", "undefined", "{'a':1}", '{"a":1}x', String.raw`"\u00\u000000"`])(
    "refuses %j",
    async (body) => {
      await expect(readJson(request(body))).rejects.toMatchObject({
        status: 400,
        message: "The body is not valid JSON.",
      });
    },
  );

  it("refuses bytes that are not UTF-8", async () => {
    await expect(readJson(request(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).rejects.toMatchObject({
      status: 400,
    });
  });

  it("refuses a body without content", async () => {
    await expect(readJson(request(null))).rejects.toMatchObject({ status: 400 });
  });

  it("takes 256 KiB and not one byte more", async () => {
    const text = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
    expect(await readJson(request(text(256 * 1024)))).toHaveLength(256 * 1024 - 2);
    await expect(readJson(request(text(256 * 1024 + 1)))).rejects.toMatchObject({ status: 413 });
  });

  it("believes a length that is too large without reading", async () => {
    const { stream, pieces } = endless(1024);
    await expect(readJson(request(stream, { ...json, "content-length": "300000" }))).rejects.toMatchObject({
      status: 413,
    });
    expect(pieces()).toBeLessThanOrEqual(1);
  });

  it("stops reading a body without a length once it is too large", async () => {
    const { stream, pieces } = endless(64 * 1024);
    await expect(readJson(request(stream))).rejects.toMatchObject({ status: 413 });
    expect(pieces()).toBeLessThanOrEqual(7);
  });

  it("stops reading a body that comes in crumbs", async () => {
    const { stream, pieces } = endless(1);
    await expect(readJson(request(stream))).rejects.toMatchObject({
      status: 400,
      message: "The body comes in too many small pieces.",
    });
    expect(pieces()).toBeLessThanOrEqual(1_100);
  });

  it("takes what a slow line brings in small packets", async () => {
    const inPackets = (text: string, bytes: number) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          const all = new TextEncoder().encode(text);
          for (let i = 0; i < all.length; i += bytes) controller.enqueue(all.subarray(i, i + bytes));
          controller.close();
        },
      });
    const long = JSON.stringify("x".repeat(250_000));
    expect(await readJson(request(inPackets(long, 536)))).toHaveLength(250_000);
    expect(await readJson(request(inPackets(JSON.stringify("x".repeat(900)), 1)))).toHaveLength(900);
  });
});

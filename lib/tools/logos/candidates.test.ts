import { describe, expect, it } from "vitest";
import { logoCandidates, ownPicture } from "@/lib/tools/logos/candidates";

const service = "https://logos.example/?domain={host}&sz=128";
const tool = { name: "Tool", logo: null, imageUrl: null, websiteUrl: "https://www.tool.example/app?x=1" };

describe("logoCandidates", () => {
  it("prefers the logo, then the picture, then the website's host, then the website as typed", () => {
    expect(
      logoCandidates(
        { ...tool, logo: "https://a.example/l.png", imageUrl: "http://b.example/i.png" },
        service,
      ),
    ).toEqual([
      "https://a.example/l.png",
      "http://b.example/i.png",
      "https://logos.example/?domain=tool.example&sz=128",
      "https://logos.example/?domain=www.tool.example&sz=128",
    ]);
  });

  it("names each address once and leaves out what is none", () => {
    expect(
      logoCandidates(
        { ...tool, websiteUrl: "https://tool.example", logo: "javascript:alert(1)", imageUrl: "  " },
        service,
      ),
    ).toEqual(["https://logos.example/?domain=tool.example&sz=128"]);
  });

  it("takes the protocol off a website that is not quite an address", () => {
    expect(logoCandidates({ ...tool, websiteUrl: "tool.example/app" }, service)).toEqual([
      "https://logos.example/?domain=tool.example&sz=128",
    ]);
  });

  it("leaves the service out for a tool whose mark is there", () => {
    const logo = "https://a.example/l.png";
    expect(logoCandidates({ ...tool, logo }, service, { asksService: false })).toEqual([logo]);
  });

  it("fetches nothing when the service is off", () => {
    expect(logoCandidates({ ...tool, logo: "https://a.example/l.png" }, "off")).toEqual([]);
  });
});

describe("ownPicture", () => {
  it("is a path of ours and nothing else", () => {
    expect(ownPicture({ ...tool, logo: "/uploads/logos/a-1.png" })).toBe("/uploads/logos/a-1.png");
    for (const logo of [
      "//evil.example/a.png",
      "/../a.png",
      "/logo/chatgpt",
      "https://a.example/a.png",
      "/\\evil.example/a.png",
    ]) {
      expect(ownPicture({ ...tool, logo })).toBeUndefined();
    }
  });
});

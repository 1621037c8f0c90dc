import { describe, expect, it } from "vitest";
import { configPatch } from "@/lib/config/schema";
import { newsInput } from "@/lib/posts/news/schema";
import { softwareInput } from "@/lib/software-pages/schema";
import { sponsorshipInput } from "@/lib/sponsorships/schema";
import { factsChange } from "@/lib/tools/facts/schema";
import { optionalAddress, webAddress } from "@/lib/tools/schema-address";

const disguised = "https://exa.ai/\u202e/moc.elgoog//:sptth";
const plain = "https://exa.ai/%E2%80%AE/moc.elgoog//:sptth";

describe("an address", () => {
  it.each([
    [disguised, plain],
    ['https://exa.ai/"><script>', "https://exa.ai/%22%3E%3Cscript%3E"],
    ['https://exa.ai?q="', "https://exa.ai/?q=%22"],
    ["https://ex\u0430mple.com", "https://xn--exmple-4nf.com/"],
    ["https://exa.ai/\u00fcber", "https://exa.ai/%C3%BCber"],
    ["https://Exa.ai", "https://Exa.ai"],
    ["https://exa.ai/a?b=c&d=e%20f#g", "https://exa.ai/a?b=c&d=e%20f#g"],
  ])("is what it looks like: %j is %s", (typed, stored) => {
    expect(webAddress("Invalid URL").parse(typed)).toBe(stored);
    expect(webAddress("Invalid URL").parse(stored)).toBe(stored);
    expect(optionalAddress("Invalid URL").parse(typed)).toBe(stored);
  });

  it("has no spaces, and is bounded as it is stored", () => {
    for (const none of [
      "https://exa.ai/a b",
      "https://exa.ai/\u2003b",
      `https://exa.ai/${"\u00fc".repeat(90)}`,
    ])
      expect(webAddress("Invalid URL").safeParse(none).success).toBe(false);
  });

  it("is that wherever one is written", () => {
    expect(factsChange.parse({ sources: [{ field: "plans", url: disguised }] }).sources?.[0]?.url).toBe(
      plain,
    );
    expect(newsInput.shape.sourceUrl.parse(disguised)).toBe(plain);
    expect(newsInput.shape.imageUrl.parse("/uploads/\u202egnp.a")).toBe("/uploads/%E2%80%AEgnp.a");
    expect(softwareInput.shape.content.unwrap().shape.authorImage.parse(disguised)).toBe(plain);
    expect(sponsorshipInput.shape.logo.parse("/\u202egnp")).toBe("/%E2%80%AEgnp");
    expect(configPatch.parse({ socialLinks: { github: disguised }, logo: "/\u202egnp" })).toMatchObject({
      socialLinks: { github: plain },
      logo: "/%E2%80%AEgnp",
    });
  });
});

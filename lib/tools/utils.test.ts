import { describe, expect, it } from "vitest";
import {
  badgeRank,
  formatCount,
  formatViews,
  formatVotes,
  isToolId,
  logoPath,
  pricingLabel,
} from "@/lib/tools/utils";
import { hostOf, websiteKey } from "@/lib/tools/utils-address";
import { afterHeadline, firstSentence, shortCategory, toCard } from "@/lib/tools/utils-texts";

describe("numbers", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1_000, "1K"],
    [1_250, "1.3K"],
    [65_432, "65.4K"],
    [1_000_000, "1M"],
    [3_400_000, "3.4M"],
  ])("shows %i votes as %s", (votes, shown) => {
    expect(formatVotes(votes)).toBe(shown);
  });

  it.each([
    [0, "0"],
    [999, "999"],
    [1_000, "1K"],
    [1_500, "1.5K"],
    [65_000, "65K"],
    [65_499, "65K"],
  ])("shows %i views as %s", (views, shown) => {
    expect(formatViews(views)).toBe(shown);
  });

  it("shows views over 999 in thousands, however many", () => {
    for (const views of [1_000, 12_345, 999_999, 1_000_000, 87_654_321])
      expect(formatViews(views)).toMatch(/^[\d,.]+K$/);
  });

  it("separates thousands", () => {
    expect(formatCount(4869)).toBe("4,869");
  });

  it("writes numbers as the language's own formats do", () => {
    const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
    const around = [1e3, 1e4, 1e5, 1e6, 1e7, 1e9].flatMap((size) =>
      [-51, -50, -49, -1, 0, 49, 50, 51].map((n) => size + n),
    );
    for (const n of [...around, ...Array.from({ length: 500 }, (_, i) => (i * 7919) % 3_000_000)]) {
      expect(formatCount(n)).toBe(n.toLocaleString("en-US"));
      expect(formatVotes(n)).toBe(compact.format(n));
    }
  });

  it("ranks by hundreds of votes, rounded down", () => {
    expect([0, 99, 100, 1_299].map(badgeRank)).toEqual([0, 0, 1, 12]);
  });
});

describe("pricingLabel", () => {
  it("calls everything Paid that is neither free nor freemium", () => {
    expect(pricingLabel("free")).toBe("Free");
    expect(pricingLabel("freemium")).toBe("Freemium");
    for (const type of ["paid", "premium", "subscription", "enterprise"] as const)
      expect(pricingLabel(type)).toBe("Paid");
  });
});

describe("afterHeadline", () => {
  it("leaves out the first sentence where that stands as a line of its own", () => {
    expect(afterHeadline("Writes e-mails. It knows GPT-4.1. Free.")).toBe("It knows GPT-4.1. Free.");
    expect(afterHeadline("Writes e-mails.")).toBe("");
  });

  it("says all where that sentence is cut", () => {
    const long = `Writes ${"very ".repeat(40)}long e-mails. Free.`;
    expect(afterHeadline(long)).toBe(long);
  });
});

describe("firstSentence", () => {
  it("ends where the sentence does, not at a dot in a word", () => {
    expect(firstSentence("Uses GPT-4.1 and node.js. Then more.")).toBe("Uses GPT-4.1 and node.js.");
    expect(firstSentence("Really? Yes.")).toBe("Really?");
    expect(firstSentence("No end")).toBe("No end");
    expect(firstSentence("")).toBe("");
  });

  it("cuts a long one at a word, within the limit", () => {
    const long = `${"word, ".repeat(60)}end.`;
    const short = firstSentence(long);
    expect(short.length).toBeLessThanOrEqual(110);
    expect(short).toMatch(/word…$/);
  });

  it("cuts a word that never ends", () => {
    expect(firstSentence("x".repeat(500)).length).toBeLessThanOrEqual(110);
    expect(firstSentence("x".repeat(500)).length).toBeGreaterThan(1);
  });

  it("knows the ends of sentences in other scripts", () => {
    expect(firstSentence("写作助手。还有翻译。")).toBe("写作助手。");
    expect(firstSentence("هل تكتب؟ نعم.")).toBe("هل تكتب؟");
  });
});

describe("isToolId", () => {
  it("takes 24 hexadecimal digits and nothing else", () => {
    expect(isToolId("65a1b2c3d4e5f60718293a4b")).toBe(true);
    for (const id of [
      "",
      "temp-1",
      "temp-65a1b2c3d4e5f60718293a",
      "65a1b2c3d4e5f60718293a4",
      "65a1b2c3d4e5f60718293a4g",
      "65a1b2c3d4e5f60718293a4b\n",
    ])
      expect(isToolId(id)).toBe(false);
  });
});

describe("addresses", () => {
  it("names a host without www", () => {
    expect(hostOf("https://www.example.com/a")).toBe("example.com");
    expect(hostOf("not an address")).toBe("not an address");
  });

  it("sees when two addresses are the same website", () => {
    const key = websiteKey("https://www.Example.com/App/");
    expect(websiteKey("http://example.com/app")).toBe(key);
    expect(websiteKey("https://example.com/app?ref=x#top")).toBe(key);
    expect(websiteKey("https://example.com/other")).not.toBe(key);
    expect(websiteKey("https://app.example.com/app")).not.toBe(key);
    expect(websiteKey("https://www.example.com./app/")).toBe(key);
    expect(websiteKey("https://example.com/\u00dc")).toBe("example.com/%c3%9c");
    expect(websiteKey("https://example.com./app?utm_source=x&&UTM_Medium=y&gclid=1")).toBe(key);
  });

  it("tells pages apart that only differ in their query", () => {
    const app = (query: string) => websiteKey(`https://play.google.com/store/apps/details?${query}`);
    expect(app("id=com.one.app")).toBe("play.google.com/store/apps/details?id=com.one.app");
    expect(app("id=com.two.app")).not.toBe(app("id=com.one.app"));
    expect(app("utm_campaign=x&hl=de&id=com.one.app#reviews")).toBe(app("id=com.one.app&hl=DE"));
    expect(websiteKey("https://example.com?id=1")).toBe(websiteKey("https://example.com/?id=1"));
  });

  it("serves logos from here", () => {
    expect(logoPath("chatgpt")).toBe("/logo/chatgpt");
  });
});

describe("toCard", () => {
  const tool = {
    id: "65a1b2c3d4e5f60718293a4b",
    name: "Scribe",
    slug: "scribe",
    category: "AI for Writing",
    description: "Writes drafts. And more.",
    rating: 4.2,
    reviews: 10,
    votes: 5,
    isNew: true,
    isUpcoming: false,
    launchDate: null,
    pricing: { type: "freemium" as const },
  };

  it("has what a card shows and nothing else", () => {
    const card = toCard({
      ...tool,
      tasks: [{ name: "Write a blog post" }, { name: "Rewrite a text" }],
    });
    expect(card).toEqual({
      id: "65a1b2c3d4e5f60718293a4b",
      name: "Scribe",
      slug: "scribe",
      category: "Writing",
      blurb: "Writes drafts.",
      rating: 4.2,
      reviews: 10,
      votes: 5,
      isNew: true,
      isUpcoming: false,
      launchDate: null,
      pricing: "freemium",
      tasks: "Write a blog post · Rewrite a text",
    });
  });

  it("names three tasks, or as many as a line has room for", () => {
    const line = (...names: string[]) => toCard({ ...tool, tasks: names.map((name) => ({ name })) }).tasks;
    expect(line()).toBe("");
    expect(line("One", "Two", "Three", "Four")).toBe("One · Two · Three");
    expect(line("Translate spoken language live", "Turn a website into a video", "Two")).toBe(
      "Translate spoken language live · Turn a website into a video",
    );
    expect(line("Write product descriptions for a shop", "Make product pictures")).toBe(
      "Write product descriptions for a shop",
    );
  });

  it("has the category without what all of them say", () => {
    expect(shortCategory("AI Chatbots and Assistants")).toBe("AI Chatbots and Assistants");
  });
});

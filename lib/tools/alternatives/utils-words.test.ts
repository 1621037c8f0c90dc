import { describe, expect, it } from "vitest";
import {
  alternativesSummary,
  differentWords,
  type Known,
  shortPhrases,
  sameWords,
} from "@/lib/tools/alternatives/utils-words";

const task = (name: string) => ({ slug: name.toLowerCase().replaceAll(" ", "-"), name });
const none = { platforms: [], integrations: [], openSource: null };
const tool = (change: Partial<Known> = {}): Known => ({
  category: "AI for Speech",
  hasFreePlan: false,
  tasks: [],
  ...change,
  facts: { ...none, ...change.facts },
});
const rarity = (slug: string) => (slug === "take-meeting-notes" ? 3 : 9);

describe("sameWords", () => {
  it("names the tasks that few tools have first", () => {
    const tasks = [task("Transcribe a meeting"), task("Transcribe audio"), task("Take meeting notes")];
    const [first, second] = sameWords(
      tool({ tasks, hasFreePlan: true }),
      tool({ tasks: tasks.slice(0, 3), hasFreePlan: true }),
      rarity,
    );
    expect(first).toBe("also used to take meeting notes and to transcribe a meeting");
    expect(second).toBe("also has a free plan");
  });

  it("falls back on the category, and says nothing where nothing is the same", () => {
    expect(sameWords(tool(), tool(), rarity)).toEqual(["also in AI for Speech"]);
    expect(sameWords(tool(), tool({ category: "AI for Fun" }), rarity)).toEqual([]);
  });

  it("names integrations and one platform beside the web", () => {
    const facts: Known["facts"] = {
      platforms: ["web", "ios", "android"],
      integrations: ["slack", "zoom", "notion"],
      openSource: true,
    };
    expect(sameWords(tool({ facts }), tool({ facts, category: "AI for Fun" }), rarity)).toEqual([
      "also open source",
      "also works with Slack and Zoom",
      "also on iOS",
    ]);
  });
});

describe("differentWords", () => {
  const facts: Known["facts"] = {
    platforms: ["web", "linux"],
    integrations: ["microsoft-teams"],
    openSource: true,
  };

  it("says what the other lacks, and what it has more", () => {
    const other: Known["facts"] = { platforms: ["web", "ios"], integrations: ["zoom"], openSource: false };
    expect(differentWords(tool({ facts, hasFreePlan: true }), tool({ facts: other }))).toEqual([
      "no free plan",
      "not open source",
      "no Microsoft Teams",
    ]);
    expect(differentWords(tool({ facts: other }), tool({ facts, hasFreePlan: true }))).toEqual([
      "has a free plan",
      "open source",
      "no Zoom",
    ]);
    expect(
      differentWords(
        tool({ facts: { ...none, platforms: ["ios", "api"] } }),
        tool({ facts: { ...none, platforms: ["api", "cli"] } }),
      ),
    ).toEqual(["not on iOS", "has a command line"]);
  });

  it("says nothing of what is not known", () => {
    expect(differentWords(tool({ facts }), tool())).toEqual([]);
    expect(differentWords(tool(), tool({ facts }))).toEqual([]);
  });
});

describe("shortPhrases", () => {
  it("says what the label before them does not", () => {
    expect(
      shortPhrases(["also used to transcribe a meeting and to take notes", "also has a free plan"]),
    ).toEqual(["Transcribe a meeting, take notes", "free plan"]);
    expect(shortPhrases(["also has an API", "also works with Zoom and Slack", "also in Speech"])).toEqual([
      "API",
      "works with Zoom and Slack",
      "in Speech",
    ]);
    expect(shortPhrases(["no Zoom", "has a command line", "not on iOS"])).toEqual([
      "No Zoom",
      "command line",
      "not on iOS",
    ]);
    expect(shortPhrases([])).toEqual([]);
  });
});

describe("alternativesSummary", () => {
  const named = (name: string, ...facts: string[]) => ({
    card: { name },
    facts,
    same: ["also used to write letters", "also on iOS"],
  });

  it("names the first, and how many are free or open", () => {
    const tools = [
      named("Pen", "free-plan"),
      named("Ink", "free-plan", "open-source"),
      named("Nib"),
      named("Pad"),
    ];
    expect(alternativesSummary("Quill", tools)).toBe(
      "4 tools could take the place of Quill. The most alike are Pen, Ink and Nib. Of all, 2 have a free plan and 1 is open source.",
    );
    expect(alternativesSummary("Quill", tools.slice(3))).toBe("One tool could take the place of Quill: Pad.");
    expect(alternativesSummary("Quill", [])).toBe("Tools that could take the place of Quill.");
  });

  it("claims nothing of tools that share the category alone", () => {
    const tools = [
      { ...named("Pen"), same: ["also in Writing"] },
      { ...named("Ink"), same: [] },
    ];
    expect(alternativesSummary("Quill", tools)).toBe(
      "No other tool is known to do what Quill does. These are of its category.",
    );
  });
});

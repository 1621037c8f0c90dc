import { type ToolFacts } from "@/lib/tools/facts/schema";
import { integrations, type Integration, type Platform } from "@/lib/tools/facts/utils-names";

/** What is known of a tool when it is put beside another. */
export type Known = {
  category: string;
  hasFreePlan: boolean;
  tasks: { slug: string; name: string }[];
  facts: Pick<ToolFacts, "platforms" | "integrations" | "openSource">;
};

/** How many things a phrase names, and how many phrases there are. */
const mostNamed = 2;
const mostPhrases = 3;

/** A platform in words: what a tool is or has, and what it is not or hasn't. */
const words: Record<Platform, [is: string, isNot: string]> = {
  web: ["on the web", "not on the web"],
  windows: ["on Windows", "not on Windows"],
  macos: ["on macOS", "not on macOS"],
  linux: ["on Linux", "not on Linux"],
  ios: ["on iOS", "not on iOS"],
  android: ["on Android", "not on Android"],
  "browser-extension": ["has a browser extension", "no browser extension"],
  api: ["has an API", "no API"],
  cli: ["has a command line", "no command line"],
  "self-hosted": ["runs on your own server", "not on your own server"],
};

const list = (parts: string[], last: string) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const names = (values: Integration[], last: string) =>
  list(
    values.slice(0, mostNamed).map((value) => integrations[value]),
    last,
  );

/** How it is told that two tools have a task in common. */
const sharesTask = "also used";

/** What two tools have in common: "also used to transcribe a meeting", "also has a free plan". */
export function sameWords(self: Known, other: Known, rarestFirst: (slug: string) => number): string[] {
  const tasks = other.tasks
    .filter(({ slug }) => self.tasks.some((own) => own.slug === slug))
    .sort((a, b) => rarestFirst(a.slug) - rarestFirst(b.slug))
    .slice(0, mostNamed)
    .map(({ name }) => `to ${lower(name)}`);
  const works = other.facts.integrations.filter((one) => self.facts.integrations.includes(one));
  const runs = other.facts.platforms.filter((one) => one !== "web" && self.facts.platforms.includes(one));
  return [
    tasks.length > 0 ? `${sharesTask} ${list(tasks, "and")}` : "",
    tasks.length === 0 && self.category === other.category ? `also in ${self.category}` : "",
    self.hasFreePlan && other.hasFreePlan ? "also has a free plan" : "",
    self.facts.openSource && other.facts.openSource ? "also open source" : "",
    works.length > 0 ? `also works with ${names(works, "and")}` : "",
    ...runs.slice(0, 1).map((one) => `also ${words[one][0]}`),
  ]
    .filter(Boolean)
    .slice(0, mostPhrases);
}

/** What the other lacks or has more than the first, as far as both are known: "no Zoom", "not open source". */
export function differentWords(self: Known, other: Known): string[] {
  const both = <T>(a: T[], b: T[]) => a.length > 0 && b.length > 0;
  const { facts: mine } = self;
  const { facts: theirs } = other;
  const known = both(mine.platforms, theirs.platforms);
  const lacks = known ? mine.platforms.filter((one) => !theirs.platforms.includes(one)) : [];
  const has = known ? theirs.platforms.filter((one) => !mine.platforms.includes(one)) : [];
  const missing = both(mine.integrations, theirs.integrations)
    ? mine.integrations.filter((one) => !theirs.integrations.includes(one))
    : [];
  return [
    self.hasFreePlan && !other.hasFreePlan ? "no free plan" : "",
    !self.hasFreePlan && other.hasFreePlan ? "has a free plan" : "",
    mine.openSource === true && theirs.openSource === false ? "not open source" : "",
    mine.openSource === false && theirs.openSource === true ? "open source" : "",
    missing.length > 0 ? `no ${names(missing, "or")}` : "",
    ...lacks.slice(0, 1).map((one) => words[one][1]),
    ...has.slice(0, 1).map((one) => words[one][0]),
  ]
    .filter(Boolean)
    .slice(0, mostPhrases);
}

/** Phrases without what a label before them says: "Transcribe a meeting" and "free plan", "No Zoom" and "not on iOS". */
export function shortPhrases(phrases: string[]): string[] {
  return phrases.map((phrase, at) => {
    const short = phrase
      .replace(/^also /, "")
      .replace(/^(used to|has an?) /, "")
      .replaceAll(" and to ", ", ");
    return at === 0 ? short.charAt(0).toUpperCase() + short.slice(1) : short;
  });
}

/** A sentence or two on the alternatives of a tool, the most alike first. */
export function alternativesSummary(
  name: string,
  tools: { card: { name: string }; facts: string[]; same: string[] }[],
): string {
  if (tools.length === 0) return `Tools that could take the place of ${name}.`;
  if (!tools.some(({ same }) => same[0]?.startsWith(sharesTask)))
    return `No other tool is known to do what ${name} does. These are of its category.`;
  const first = tools.slice(0, 3).map(({ card }) => card.name);
  const free = tools.filter(({ facts }) => facts.includes("free-plan")).length;
  const open = tools.filter(({ facts }) => facts.includes("open-source")).length;
  const parts = [
    free > 0 ? `${free} ${free === 1 ? "has" : "have"} a free plan` : "",
    open > 0 ? `${open} ${open === 1 ? "is" : "are"} open source` : "",
  ].filter(Boolean);
  const most =
    tools.length === 1
      ? `One tool could take the place of ${name}: ${first[0]}.`
      : `${tools.length} tools could take the place of ${name}. The most alike are ${list(first, "and")}.`;
  return parts.length > 0 ? `${most} Of all, ${list(parts, "and")}.` : most;
}

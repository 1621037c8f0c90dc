import { describe, expect, it } from "vitest";
import type { Phrases } from "@/lib/search/understanding/text";
import { MeaningIndex } from "@/lib/search/understanding/meaning-index";
import { type Task, TaskIndex, type TaskQuery, toTheLetter } from "@/lib/search/understanding/task-index";
import { readWordings } from "@/lib/search/understanding/wording";

const phrases = (en: string[], others: Partial<Phrases> = {}): Phrases => ({
  en,
  de: [],
  es: [],
  fr: [],
  ...others,
});
const tasks = [
  {
    code: 1,
    slug: "meeting",
    name: "Transcribe a meeting",
    phrases: phrases(["write up calls"], { de: ["besprechung transkribieren"] }),
  },
  {
    code: 2,
    slug: "background",
    name: "Remove a background",
    phrases: phrases(["cut out a person"], { fr: ["enlever le fond"] }),
  },
  { code: 3, slug: "photo", name: "Restore old photos", phrases: phrases(["repair a torn picture"]) },
];
const stemOf = (word: string) => word.replace(/(?:s|ing)$/, "");
/** An index in which the words of other languages are not translated. */
async function indexOf(entries: (Task & { phrases: Phrases })[], isStop = (_word: string) => false) {
  const wordings = await readWordings(entries);
  const index = await TaskIndex.of(entries, wordings, stemOf, isStop);
  const meanings = await MeaningIndex.of(wordings, ({ en }) => en);
  return {
    match: (query: TaskQuery) => index.match(query, meanings),
    oddsAway: index.oddsAway.bind(index),
    weightOf: index.weightOf.bind(index),
  };
}
const ask = (query: Partial<TaskQuery>): TaskQuery => ({
  words: [],
  said: query.words ?? [],
  typed: [],
  language: "en",
  ...query,
});
const index = await indexOf(tasks);
const best = (words: string[], typed: string[] = words, language: "en" | "de" | "fr" = "en") =>
  index.match(ask({ words, typed, language }))[0];

describe("TaskIndex", () => {
  it("finds what has all words of a phrase, and scores it near 1", () => {
    expect(best(["transcribe", "meeting"])).toMatchObject({ slug: "meeting" });
    expect(best(["transcribe", "meeting"])!.score).toBeGreaterThan(0.85);
  });

  it("takes a phrase to the letter for its task, in any language and where no word of it says anything", async () => {
    const odd = [
      { ...tasks[0]!, phrases: phrases(["what was that", "no"], { fr: ["rien à faire"] }) },
      tasks[1]!,
    ];
    const own = await indexOf(odd);
    const whole = (text: string, language: "en" | "fr" = "en") =>
      own.match(ask({ whole: text.split(" "), words: ["background"], language }))[0];
    expect(whole("what was that")).toMatchObject({ slug: "meeting", score: toTheLetter });
    expect(whole("rien a faire")).toMatchObject({ slug: "meeting", score: toTheLetter });
    expect(whole("transcribe a meeting")).toMatchObject({ slug: "meeting", score: toTheLetter });
    expect(whole("no")).toMatchObject({ slug: "meeting" });
    expect(whole("no", "fr")).toMatchObject({ slug: "background" });
    expect(whole("what was that thing")!.score).toBeLessThan(toTheLetter);
    const plain = { whole: ["free", "what", "was", "that"], plain: ["what", "was", "that"] };
    expect(own.match(ask(plain))[0]).toMatchObject({ slug: "meeting", score: toTheLetter });
    const several = { whole: ["ai", "backgrounds"], plain: ["backgrounds"] };
    const kind = [tasks[0]!, { ...tasks[1]!, phrases: phrases(["background"]) }];
    expect((await indexOf(kind)).match(ask(several))[0]).toMatchObject({
      slug: "background",
      score: toTheLetter,
    });
    expect((await indexOf([{ ...tasks[0]!, name: "" }])).match(ask({ whole: [] }))).toEqual([]);
  });

  it("takes a phrase to the letter for its task behind words that only lead to it, and behind no others", async () => {
    const kind = [{ ...tasks[0]!, phrases: phrases(["coding"]) }, tasks[1]!];
    const own = await indexOf(kind, (word) => ["what", "is", "the", "for", "without"].includes(word));
    const match = (plain: string[]) =>
      own.match(ask({ whole: ["best", ...plain], plain, words: ["coding"] }))[0];
    expect(match(["for", "coding"])).toMatchObject({ slug: "meeting", score: toTheLetter });
    expect(match(["what", "is", "the", "for", "codings"])).toMatchObject({ score: toTheLetter });
    expect(match(["without", "coding"])!.score).toBeLessThan(toTheLetter);
    expect(match(["lessons", "for", "coding"])!.score).toBeLessThan(toTheLetter);
    expect(match(["for"])!.score).toBeLessThan(toTheLetter);
  });

  it("takes words in another form for alike", () => {
    expect(best(["meetings"])).toMatchObject({ slug: "meeting" });
    expect(best(["photographs"])?.score ?? 0).toBeLessThan(best(["photos"])!.score);
  });

  it("takes a text for nearer that means the same in other words", () => {
    const score = (said: string[]) => index.match(ask({ words: ["torn"], said }))[0]!.score;
    expect(score(["fix", "a", "damaged", "snapshot"])).toBeGreaterThan(
      score(["torn", "between", "two", "jobs"]),
    );
  });

  it("reads phrases of other languages, by the beginnings of their words", () => {
    expect(best([], ["besprechungen", "transkribiert"], "de")).toMatchObject({ slug: "meeting" });
    expect(best([], ["enlever", "fond"], "fr")).toMatchObject({ slug: "background" });
    expect(best([], ["besprechung"], "en")).toBeUndefined();
  });

  it("tells what turns into what from the other way round", async () => {
    const both = [
      { code: 1, slug: "read", name: "Read aloud", phrases: phrases(["text to speech"]) },
      { code: 2, slug: "write", name: "Write up", phrases: phrases(["speech to text"]) },
    ];
    const own = await indexOf(both);
    const of = (turn: string) => own.match(ask({ words: ["speech", "text"], turns: [turn] }));
    expect(of("text>speech").map(({ slug }) => slug)).toEqual(["read", "write"]);
    expect(of("speech>text").map(({ slug }) => slug)).toEqual(["write", "read"]);
  });

  it("takes words beside each other for more than the same words apart", async () => {
    const both = [
      { code: 1, slug: "apart", name: "Book", phrases: phrases(["lines of a subject"]) },
      { code: 2, slug: "beside", name: "Book", phrases: phrases(["subject lines"]) },
    ];
    const [first, second] = (await indexOf(both)).match(ask({ words: ["subject", "lines"] }));
    expect(first).toMatchObject({ slug: "beside" });
    expect(first!.score).toBeGreaterThan(second!.score);
  });

  it("takes what somebody does without for less than what they want", () => {
    const score = (slug: string, ...asides: string[]) =>
      index
        .match(ask({ words: ["meeting", "photo"], asides: new Set(asides) }))
        .find((task) => task.slug === slug)!.score;
    expect(score("photo", "photo")).toBeLessThan(score("photo"));
    expect(score("meeting", "photo")).toBeGreaterThan(score("meeting"));
  });

  it("tells the words of what no tool does from those of tasks", async () => {
    const both = await indexOf([
      ...tasks,
      { code: -1, slug: "", name: "", phrases: phrases(["walk my dog", "dog food"]) },
    ]);
    const odds = (...words: string[]) => both.oddsAway({ words, typed: [], language: "en" });
    expect(odds("dog")).toBeGreaterThan(0);
    expect(odds("photo")).toBeLessThan(0);
    expect(odds("photo", "dog")).toBeLessThan(odds("dog"));
    expect(odds("qwertz")).toBe(0);
  });

  it("takes what somebody has for what it is about, and numbers for little", async () => {
    const apps = await indexOf([
      { code: 1, slug: "localise", name: "Localise", phrases: phrases(["our app in other languages"]) },
    ]);
    const score = (...words: string[]) => apps.match(ask({ words }))[0]?.score ?? 0;
    expect(score("app", "languages")).toBeGreaterThan(score("languages"));
    expect(index.weightOf("200")).toBeLessThan(index.weightOf("photo"));
  });

  it("finds nothing for nothing, and for what is unknown", () => {
    expect(best([])).toBeUndefined();
    expect(best(["qwertz", "asdf"])).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";
import needs from "@/tests/api/search-quality/needs.json";
import searches from "@/tests/api/search-quality/searches.json";

/*
 * Needs and searches with the tools that are right (2), and those that are good to see (1). They were judged before anything was
 * tuned; "tune" is the half that may be looked at while tuning, "kept" the half that may not. What is demanded lies a little
 * below what was last measured (bench/README.md).
 */
type Labelled = { text: string; right: string[]; good: string[]; half: string };

await openApp();
const { recommendTools } = await import("@/lib/tools/recommendations/queries");
const { listTools } = await import("@/lib/tools/queries");

const suggested = async (text: string) => (await recommendTools(text)).suggestions.map(({ slug }) => slug);
const found = async (text: string) =>
  (await listTools({ q: text, period: "all", page: 1, limit: 20 }))!.items.map(({ slug }) => slug);

/** The discounted gain of the first five, beside the best there could be. */
function gain(answers: string[], { right, good }: Labelled): number {
  const worth = (slug: string) => (right.includes(slug) ? 2 : good.includes(slug) ? 1 : 0);
  const sum = (values: number[]) =>
    values.slice(0, 5).reduce((total, value, i) => total + (2 ** value - 1) / Math.log2(i + 2), 0);
  return sum(answers.map(worth)) / sum([...right.map(() => 2), ...good.map(() => 1)]);
}

async function measure(set: Labelled[], answer: (text: string) => Promise<string[]>) {
  const result = { first: 0, three: 0, ndcg: 0, silent: 0 };
  const served = set.filter(({ right }) => right.length > 0);
  const misses: string[] = [];
  for (const one of set) {
    const answers = await answer(one.text);
    if (one.right.length === 0) {
      if (answers.length === 0) result.silent++;
      else misses.push(`${one.text}: not silent (${answers.slice(0, 2).join(", ")})`);
      continue;
    }
    if (one.right.includes(answers[0] ?? "")) result.first++;
    else misses.push(`${one.text}: ${answers.slice(0, 4).join(", ")}`);
    if (answers.slice(0, 3).some((slug) => one.right.includes(slug))) result.three++;
    result.ndcg += gain(answers, one);
  }
  const share = (n: number, of: number) => Math.round((1000 * n) / of) / 1000;
  const shares = {
    first: share(result.first, served.length),
    three: share(result.three, served.length),
    ndcg: share(result.ndcg, served.length),
    silent: share(result.silent, set.length - served.length),
  };
  return { shares, misses };
}

describe.each([
  { name: "needs", set: needs as Labelled[], answer: suggested },
  { name: "searches", set: searches as Labelled[], answer: found },
])("$name", ({ name, set, answer }) => {
  it.each(["tune", "kept"])(
    "of the half %s are answered well",
    async (half) => {
      const { shares, misses } = await measure(
        set.filter((one) => one.half === half),
        answer,
      );
      if (process.env.SHOW_SEARCH_QUALITY)
        console.log(name, half, shares, half === "tune" ? misses.join("\n") : "");
      expect(shares.first).toBeGreaterThanOrEqual(0.7);
      expect(shares.three).toBeGreaterThanOrEqual(0.8);
      expect(shares.ndcg).toBeGreaterThanOrEqual(0.68);
      expect(shares.silent).toBeGreaterThanOrEqual(0.6);
    },
    120_000,
  );
});

import alternatives from "@/tests/api/search-quality/alternatives.json";
import furtherNeeds from "@/tests/api/search-quality/needs-further.json";
import fifthNeeds from "@/tests/api/search-quality/needs-fifth.json";
import fourthNeeds from "@/tests/api/search-quality/needs-fourth.json";
import thirdNeeds from "@/tests/api/search-quality/needs-third.json";
import sixthNeeds from "@/tests/api/search-quality/needs-sixth.json";
import seventhNeeds from "@/tests/api/search-quality/needs-seventh.json";
import needs from "@/tests/api/search-quality/needs.json";
import furtherSearches from "@/tests/api/search-quality/searches-further.json";
import kindSearches from "@/tests/api/search-quality/searches-kinds.json";
import topicSearches from "@/tests/api/search-quality/searches-topics.json";
import searches from "@/tests/api/search-quality/searches.json";

/*
 * Needs and searches with the tools that are right (2), and those that are good to see (1). They were judged before anything was
 * tuned; "tune" is the half that may be looked at while tuning, "kept" the half that may not. A second set was written for the
 * second tuning, "further" being tuned on and "check" telling what holds beyond that; a third set of needs, by somebody who knew
 * neither phrases nor sets, is "third" and "thirdCheck" in the same way; so are "kinds" and "kindsCheck", the short searches for a
 * kind of tool, in which those are right that most people would expect first. "topics" are short searches in four languages and
 * names, and "fourth" needs in them, written by others who knew the catalogue alone; what they found wrong was mended afterwards. A fifth, a
 * sixth and a seventh set of needs came about in the same way: of "fifth", "sixth" and "seventh" the misses were looked at, of
 * "fifthCheck", "sixthCheck" and "seventhCheck" the shares alone. Of alternatives the text is the slug of the tool that is to be replaced.
 */
export type Labelled = { text: string; right: string[]; good: string[]; half: string };
export const labelled: { needs: Labelled[]; searches: Labelled[]; alternatives: Labelled[] } = {
  alternatives,
  needs: [
    ...needs,
    ...furtherNeeds,
    ...thirdNeeds,
    ...fourthNeeds,
    ...fifthNeeds,
    ...sixthNeeds,
    ...seventhNeeds,
  ],
  searches: [...searches, ...furtherSearches, ...kindSearches, ...topicSearches],
};

/** The discounted gain of the first five, beside the best there could be. */
function gain(answers: string[], { right, good }: Labelled): number {
  const worth = (slug: string) => (right.includes(slug) ? 2 : good.includes(slug) ? 1 : 0);
  const sum = (values: number[]) =>
    values.slice(0, 5).reduce((total, value, i) => total + (2 ** value - 1) / Math.log2(i + 2), 0);
  return sum(answers.map(worth)) / sum([...right.map(() => 2), ...good.map(() => 1)]);
}

/** The shares of a set that are answered well: right first, right among three, nDCG@5, silent where nothing serves. */
export async function measure(set: Labelled[], answer: (text: string) => Promise<string[]>) {
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

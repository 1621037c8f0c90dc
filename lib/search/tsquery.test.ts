import { describe, expect, it } from "vitest";
import { allQueries, correctedQueries, strictQueries, type Term, type Word } from "@/lib/search/parse";
import { allOf, anyOf, type Query, shortened, write } from "@/lib/search/tsquery";

const lexeme = (text: string, ...implies: string[]): Query => ({ text, implies });
const [a, b, c] = [lexeme("a"), lexeme("b"), lexeme("c")];
const short = (query: Query) => write(shortened(query));

describe("shortened", () => {
  it("names what is named twice once", () => {
    expect(short(anyOf([a, b, a]))).toBe("(b | a)");
    expect(short(allOf([anyOf([a, a]), anyOf([a])]))).toBe("a");
  });

  it("leaves out of any what a wider one has", () => {
    expect(short(anyOf([allOf([a, b]), a]))).toBe("a");
    expect(short(anyOf([allOf([a, c]), anyOf([allOf([anyOf([a, b]), c]), b])]))).toBe(
      "(((a | b)) & (c) | b)",
    );
  });

  it("leaves out of all what a narrower one says", () => {
    expect(short(allOf([a, anyOf([a, b]), c]))).toBe("(a) & (c)");
  });

  it("knows what a lexeme implies", () => {
    expect(short(anyOf([lexeme("T/a", "a"), a]))).toBe("a");
    expect(short(anyOf([allOf([lexeme("T/a", "a"), b]), allOf([a, b])]))).toBe("(a) & (b)");
    expect(short(anyOf([lexeme("T/a", "a"), b]))).toBe("(T/a | b)");
  });

  it("asks for the words of a search anywhere once, beside its whole name and its tasks", () => {
    const word = (typed: string, stem: string): Word => ({ word: typed, stems: [stem] });
    const terms: Term[] = [word("image", "imag"), word("generator", "generat")].map((one) => ({
      typed: [one],
      means: [],
    }));
    expect(short(anyOf(allQueries(strictQueries(terms, [7]))))).toBe(
      "('E/imagegenerator' | 'E/imagegeneratorai' | 'N/imagegenerator' | 'K/7' | (('N/image' | 'N/imag' | 'imag')) & (('N/generator':* | 'N/generat' | 'generat')))",
    );
  });
});

describe("a shortened query", () => {
  // "aa bb" in a name is "aabb" as well, the stem of which nothing has.
  const words = ["aa", "ab", "bb", "aabb"];
  const stemOf = (word: string) => word.slice(0, -1);
  let seed = 1;
  const random = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
  const some = <T>(list: T[]) => list.filter(() => random(2) === 0);
  const pick = () => words[random(words.length)]!;
  const word = (): Word => {
    const typed = pick();
    return { word: typed, stems: random(6) === 0 ? [] : [stemOf(typed)] };
  };
  /** The lexemes of a tool of these words, as `search.lexemes` makes them. */
  const document = () => {
    const [name, tags, text] = [some(words), some(words), some(words)];
    return new Set([
      `E/${name.join("")}`,
      ...name.flatMap((one, i) => [`N/${one}`, `N/${stemOf(one)}`, `N/${one}${name[i + 1] ?? ""}`]),
      ...tags.map((one) => `T/${stemOf(one)}`),
      ...some(["K/1", "K/2"]),
      ...[...name, ...tags, ...text].map(stemOf),
    ]);
  };
  const meets = (query: Query, lexemes: Set<string>): boolean => {
    if ("any" in query) return query.any.some((part) => meets(part, lexemes));
    if ("all" in query) return query.all.every((part) => meets(part, lexemes));
    const [, text = "", prefix] = /^'(.*)'(:\*)?$/.exec(query.text)!;
    return prefix ? [...lexemes].some((one) => one.startsWith(text)) : lexemes.has(text);
  };

  it("is met by the same tools", () => {
    let shorter = 0;
    for (let i = 0; i < 150; i++) {
      const terms = Array.from({ length: 1 + random(3) }, () => ({
        typed: Array.from({ length: 1 + random(2) }, word),
        means: random(3) === 0 ? [word()] : [],
      }));
      const typed = terms.flatMap((term) => term.typed);
      const corrections = typed.map((one) => {
        const known = pick();
        return { for: one.word, word: known, stem: stemOf(known), distance: 1 + random(2) };
      });
      const queries = [
        ...allQueries(strictQueries(terms, some([1, 2]))),
        ...correctedQueries(typed, corrections),
      ];
      if (queries.length === 0) continue;
      const query = anyOf(queries);
      if (short(query).length < write(query).length) shorter++;
      for (let j = 0; j < 20; j++) {
        const tool = document();
        expect(meets(shortened(query), tool), short(query)).toBe(meets(query, tool));
      }
    }
    expect(shorter).toBeGreaterThan(120);
  });
});

import { describe, expect, it } from "vitest";
import {
  allQueries,
  correctedQueries as corrected,
  joined,
  meaningful,
  strictQueries as strict,
  type Term,
  typedOf,
  type Word,
} from "@/lib/search/parse";
import { write } from "@/lib/search/tsquery";

const word = (text: string, ...stems: string[]): Word => ({
  word: text,
  stems: stems.length > 0 ? stems : [text],
});
const stopWord = (text: string): Word => ({ word: text, stems: [] });
const terms = (...words: Word[]): Term[] => words.map((one) => ({ typed: [one], means: [] }));
const strictQueries = (...given: Parameters<typeof strict>) => allQueries(strict(...given)).map(write);
const correctedQueries = (...given: Parameters<typeof corrected>) => corrected(...given).map(write);
const said = (some: Term[]) => typedOf(some).map((one) => one.word);

describe("meaningful", () => {
  it("leaves out stop words and words that say nothing in a directory of AI tools", () => {
    const words = [
      stopWord("the"),
      word("best"),
      word("ai"),
      word("image"),
      word("tools"),
      stopWord("for"),
      word("teams"),
    ];
    expect(said(meaningful(terms(...words)))).toEqual(["image", "teams"]);
  });

  it("keeps such words when there are no others", () => {
    expect(said(meaningful(terms(word("ai"), word("tools"))))).toEqual(["ai", "tools"]);
    expect(said(meaningful(terms(stopWord("the"))))).toEqual(["the"]);
  });

  it("leaves out that something is made, beside a word or two that say what", () => {
    expect(said(meaningful(terms(word("create"), word("invoices"))))).toEqual(["invoices"]);
    expect(said(meaningful(terms(word("generate"), word("podcast"), word("text"))))).toEqual([
      "podcast",
      "text",
    ]);
    expect(said(meaningful(terms(word("create"))))).toEqual(["create"]);
    const three = ["create", "voice", "over", "studio"];
    expect(said(meaningful(terms(...three.map((one) => word(one)))))).toEqual(three);
  });

  it("takes eight words at most", () => {
    expect(meaningful(terms(...Array.from({ length: 40 }, (_, i) => word(`w${i}`))))).toHaveLength(8);
    expect(meaningful([])).toEqual([]);
  });
});

describe("joined", () => {
  it("writes neighbours as one, and all of them", () => {
    expect(joined([word("mid"), word("journey")])).toEqual(["midjourney"]);
    expect(joined([word("open"), word("ai"), word("codex")])).toEqual(["openai", "aicodex", "openaicodex"]);
  });

  it("has nothing to join in a single word", () => {
    expect(joined([word("chatgpt")])).toEqual([]);
    expect(joined([])).toEqual([]);
  });
});

describe("strictQueries", () => {
  it("leaves out what a text has in passing where that says nothing", () => {
    const all = strictQueries(terms(word("images", "imag")));
    expect(strictQueries(terms(word("images", "imag")), [], undefined, { anywhere: false })).toEqual(
      all.slice(0, -1),
    );
  });

  it("looks for no part of a name where the text is a phrase", () => {
    const [whole, withoutAi, , ...rest] = strictQueries(terms(word("images", "imag")));
    expect(strictQueries(terms(word("images", "imag")), [], undefined, { named: false })).toEqual([
      whole,
      withoutAi,
      ...rest,
    ]);
  });

  it("looks for the name, then its words, then the topic, then the text", () => {
    expect(strictQueries(terms(word("images", "imag")))).toEqual([
      "'E/images'",
      "'E/imagesai'",
      "(('N/images':* | 'N/imag'))",
      "(('N/images':* | 'N/imag' | 'T/imag'))",
      "(('N/images':* | 'N/imag' | 'imag'))",
    ]);
  });

  it("knows a name beside that of its maker", () => {
    for (const words of [
      [word("google"), word("gemini")],
      [word("gemini"), word("google")],
    ])
      expect(strictQueries(terms(...words))[2]).toBe("'E/gemini'");
    expect(strictQueries(terms(word("google")))).not.toContain("'E/'");
  });

  it("takes the last word only as possibly unfinished", () => {
    const [, , names] = strictQueries(terms(word("stable"), word("diff")));
    expect(names).toBe("((('N/stable' | 'N/stable')) & (('N/diff':* | 'N/diff')) | 'N/stablediff')");
  });

  it("takes what is left beside words that mean something together for no name", () => {
    const document: Term = { typed: [], means: [word("translate", "translat")] };
    const { names } = strict([document, ...terms(word("word"))], [], [word("traduire"), word("word")]);
    const queries = names.map(write);
    expect(queries).not.toContain("'E/word'");
    expect(queries.at(-1)).toContain("'N/traduire'");
    expect(queries.at(-1)).not.toMatch(/^\(+'N\/word/);
  });

  it("lets a single letter begin a name", () => {
    expect(strictQueries(terms(word("x")))[2]).toContain("'N/x':*");
  });

  it("compares the whole name without its spaces", () => {
    expect(strictQueries(terms(word("mid"), word("journey")))[0]).toBe("'E/midjourney'");
  });

  it("looks only at names when the words say nothing of a topic", () => {
    expect(strictQueries(terms(word("ai"), word("tools", "tool")))).toHaveLength(3);
    expect(strictQueries(terms(stopWord("the")))).toHaveLength(3);
  });

  it("asks nothing of words for a term that are all stop words", () => {
    const stopWords = { typed: [], means: [stopWord("the")] };
    expect(strictQueries([stopWords])).toEqual([]);
    expect(strictQueries([stopWords], [7])).toEqual(["'K/7'"]);
  });

  it("takes what stands for words that say nothing for no name", () => {
    const { names, others } = strict([{ typed: [], means: [word("app"), word("builder", "build")] }]);
    expect(names).toEqual([]);
    expect(others).toHaveLength(2);
  });

  it("is empty without words", () => {
    expect(strictQueries(terms())).toEqual([]);
  });

  it("doubles quotes and backslashes, so that a word never ends its lexeme", () => {
    expect(strictQueries(terms(word("it's")))[0]).toBe("'E/it''s'");
    expect(strictQueries(terms(word("a\\b")))[0]).toBe("'E/a\\\\b'");
    expect(strictQueries(terms(word("\\'")))[0]).toBe("'E/\\\\'''");
  });

  it("leaves operators inside the quotes", () => {
    const operators = "a|b&!c:*<->(d)";
    for (const query of strictQueries(terms(word(operators)))) {
      expect(query.replaceAll(/'(?:[^']|'')*'/g, "Q")).toMatch(/^[Q|&():* ]*$/);
      expect(query).toContain(operators);
    }
  });
});

describe("correctedQueries", () => {
  const typed = [word("chatgtp")];

  it("is empty when nothing resembles what was typed", () => {
    expect(correctedQueries(typed, [])).toEqual([]);
  });

  it("puts one slip before two", () => {
    const queries = correctedQueries(typed, [
      { for: "chatgtp", word: "chatbot", stem: "chatbot", distance: 2 },
      { for: "chatgtp", word: "chatgpt", stem: "chatgpt", distance: 1 },
    ]);
    expect(queries).toHaveLength(4);
    expect(queries[0]).toContain("'N/chatgpt'");
    expect(queries[0]).not.toContain("chatbot");
    expect(queries[2]).toContain("'N/chatbot'");
    expect(queries[2]).toContain("'N/chatgpt'");
  });

  it("skips a distance that nothing has", () => {
    expect(
      correctedQueries(typed, [{ for: "chatgtp", word: "chatbot", stem: "chatbot", distance: 2 }]),
    ).toHaveLength(2);
  });

  it("corrects what several words make together", () => {
    const words = [word("mid"), word("journy")];
    const [names, topic] = correctedQueries(words, [
      { for: "midjourny", word: "midjourney", stem: "midjourney", distance: 1 },
    ]);
    expect(names).toContain("'N/midjourney'");
    expect(topic).not.toContain("'N/midjourney'");
  });

  it("looks for names alone where texts say nothing", () => {
    const queries = correctedQueries(
      [word("stable"), word("difusion")],
      [{ for: "difusion", word: "diffusion", stem: "diffus", distance: 1 }],
      { anywhere: false },
    );
    expect(queries).toEqual(["('N/stable') & (('N/difusion' | 'N/diffusion'))"]);
  });

  it("quotes corrections like everything else", () => {
    const [names] = correctedQueries(typed, [
      { for: "chatgtp", word: "o'chat", stem: "o'chat", distance: 1 },
    ]);
    expect(names).toContain("'N/o''chat'");
  });
});

export const languages = ["en", "de", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export type Foreign = Exclude<Language, "en">;
export const foreignLanguages = ["de", "es", "fr"] as const;
export type Phrases = Record<Language, string[]>;

/** Whether a text has plain letters, digits and signs alone. */
export const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** Lower case, without accents, one form of every character: as `search.fold` in the database. */
export const fold = (text: string) =>
  // Most texts have nothing else to fold, and thousands of phrases are read at once.
  isAscii(text) ? text.toLowerCase() : foldMarks(text);

const foldMarks = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/** The words of a text, folded, in their order. What follows an apostrophe in English ("it's", "don't") is not one. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’](?:s|t|re|ve|ll|d|m)\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Words, folded, that were typed with letters that English does not have ("currículum"). An acute e is in loanwords ("résumé"), and
 * tells nothing.
 */
export const markedWords = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize("NFC")
        .toLowerCase()
        .match(/[\p{L}\p{N}]*[áíóúñäöüßçàèêîôûëïœ][\p{L}\p{N}]*/gu) ?? []
    ).flatMap(wordsOf),
  );

/** The words of a text that are written with a hyphen, each pair as two words: "mo cap" of "mo-cap". */
export const hyphened = (text: string): Set<string> =>
  new Set((fold(text).match(/[\p{L}\p{N}]+-[\p{L}\p{N}]+/gu) ?? []).map((pair) => pair.replace("-", " ")));

/** An English word as Britain spells it: "summarize", "color". */
export const british = (word: string) =>
  // Few words have either, and all of thousands of phrases are looked at.
  word.includes("iz") || word.includes("or")
    ? word
        .replace(/iz(e|ed|er|ers|es|ing|ation|ations)$/, "is$1")
        .replace(/^(col|fav|behavi|hum|lab)or/, "$1our")
    : word;

const become = new Set(["to", "into", "2"]);
const articles = new Set(["a", "an", "the", "my", "our", "your", "some"]);

/** What turns into what in an English text, as "speech>text": the same words the other way round mean another job. */
export function turnsOf(words: string[], formOf: (word: string) => string): string[] {
  return words.flatMap((word, i) => {
    if (!become.has(word)) return [];
    const from = words[i - 1];
    const to = words.slice(i + 1).find((other) => !articles.has(other));
    if (!from || !to || !isContent(to)) return [];
    return [
      ...(isContent(from) ? [`${formOf(from)}>${formOf(to)}`] : []),
      ...(word === "to" ? [] : [`>${formOf(to)}`]),
    ];
  });
}

/** The same said the other way round: "video from text" is "text>video". */
export function turnsBack(words: string[], formOf: (word: string) => string): string[] {
  return words.flatMap((word, i) => {
    const to = words[i - 1];
    const from = words.slice(i + 1).find((other) => !articles.has(other));
    return word === "from" && from && to && isContent(from) && isContent(to)
      ? [`${formOf(from)}>${formOf(to)}`]
      : [];
  });
}

/** Content words of an English text that stand beside each other, as "subject line": together they say more than each alone. */
export const pairsOf = (words: string[], formOf: (word: string) => string): string[] =>
  words.slice(1).map((word, i) => `${formOf(words[i]!)} ${formOf(word)}`);

const negations = new Set(["without", "not", "instead", "ohne", "nicht", "sin", "sans", "pas"]);
const otherParts = new Set("and but or for from in on with i we that so when because".split(" "));
/** So many content words belong to a negation at most. */
const mostNegated = 4;

/** So many content words name what is somebody's at most. */
const mostOwned = 3;
/** Whether a word begins what somebody has, and something is for: "a logo for my bakery". */
const beginsOwned = (words: string[], i: number) =>
  (words[i] === "my" || words[i] === "our") && words[i - 1] === "for";

/**
 * The words that say less of what somebody needs, up to the next part of the sentence: those after "without" or "not", and what of
 * theirs it is for.
 */
export function asidesOf(words: string[]): Set<string> {
  const found = new Set<string>();
  let left = 0;
  for (const [i, word] of words.entries()) {
    if (negations.has(word)) left = mostNegated;
    else if (beginsOwned(words, i)) left = mostOwned;
    else if (otherParts.has(word)) left = 0;
    else if (left > 0 && isContent(word)) {
      found.add(word);
      left--;
    }
  }
  return found;
}

/** Words that say nothing of what somebody needs: those of the language, and those that any tool could be described with. */
export const stopWords = new Set(
  `a an the and or but if then so of to in on at by for from with without into onto over under up down out off as is are was were
  be been being am do does did doing done has have had having i me my mine we us our ours you your yours he him his she her it its
  they them their this that these those there here what which who whom whose when where why how not no nor can could may might must
  shall should will would just only also very too more most some any each every all both few own same such than s t don didn doesn
  isn aren won wouldn couldn shouldn m re ve ll d want wants wanted need needs needed like would please possible possibly ideally preferably help helps let lets get gets
  got getting make makes making made way something someone somebody anything thing things tool tools app apps application software
  program programs ai website site service best good great nice easy easily simple simply quick quickly fast using use used uses
  user find finding look looking give gives one ones while because about after before again still even much many lot lots able
  between through during per via around away back cheap cheaper affordable inexpensive`
    .split(/\s+/)
    .filter(Boolean),
);

const owners = new Set(["my", "our", "your", "their", "his", "her"]);
const owned = new Set(
  "app apps application applications software program programs website websites site sites".split(" "),
);

const making = new Set(
  "make making build building create creating design designing code develop publish".split(" "),
);
/** What is made stands before who makes it: "website builder". */
const makers = new Set(
  "builder builders maker makers generator generators creator creators designer development".split(" "),
);
const between = new Set("a an the me us my our own new simple small".split(" "));

const wanted = new Set(["need", "needs", "want", "wants", "get", "launch"]);
/** What it shall do comes next, and it may be a website of somebody else: "I need a website that writes my essays". */
const told = new Set(["that", "which", "to", "where", "who", "like"]);

/**
 * Whether a stop word of a text is what somebody has, or wants to make, and not what they look for: "our app", "make a website", "website
 * builder", "need a website".
 *
 * @param i its place among the words
 */
export function isObject(words: string[], i: number): boolean {
  if (!owned.has(words[i]!)) return false;
  if (owners.has(words[i - 1] ?? "") || makers.has(words[i + 1] ?? "")) return true;
  let before = i - 1;
  while (before >= 0 && between.has(words[before]!)) before--;
  const verb = words[before] ?? "";
  if (making.has(verb)) return true;
  // What something becomes: "sketch to website".
  if (before >= 1 && become.has(verb) && i === words.length - 1) return true;
  return /^websites?$/.test(words[i]!) && wanted.has(verb) && !told.has(words[i + 1] ?? "");
}

/** Whether a word can say what somebody needs. */
export const isContent = (word: string) => !stopWords.has(word) && (word.length > 1 || /\d/.test(word));

import { diffArrays } from "diff";

/** A part of two texts: in both, in the old one alone, or in the new one alone. */
export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** With more words than this that differ nothing is compared: the whole text counts as new. */
const mostEdits = 2_000;

/**
 * A text of this many words or more of which less than this share of the letters stays was rewritten: the few words that
 * both happen to have would only cut each of them to pieces.
 */
const rewritten = { words: 6, share: 1 / 3 };

const lettersOf = (text: string) => text.replace(/\s+/g, "").length;

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** What differs between two texts, word by word: the longest run of words that both have stays. Of a text that was rewritten, all. */
export function diffWords(from: string, to: string): DiffPart[] {
  const changes = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: mostEdits });
  const parts = changes?.map(({ value, added, removed }): DiffPart => {
    return { kind: added ? "new" : removed ? "gone" : "same", text: value.join("") };
  });
  const same = parts
    ?.filter(({ kind }) => kind === "same")
    .reduce((sum, { text }) => sum + lettersOf(text), 0);
  const isText = [from, to].every((text) => text.split(/\s+/, rewritten.words).length === rewritten.words);
  const stays = Math.max(lettersOf(from), lettersOf(to)) * (isText ? rewritten.share : 0);
  if (parts && same! >= stays) return parts;
  return [
    { kind: "gone", text: from },
    { kind: "new", text: to },
  ];
}

/**
 * The parts of two long texts as far as there is room for them.
 *
 * @param around how many characters of what both have stay beside what differs
 * @param most how many characters of what differs stay
 */
export function cutDifference(parts: DiffPart[], around: number, most: number): DiffPart[] {
  return parts.map(({ kind, text }, i) => {
    // By characters: half of one would be none.
    const all = [...text];
    const [head, tail] =
      kind === "same" ? [i > 0 ? around : 0, i < parts.length - 1 ? around : 0] : [most, 0];
    if (all.length <= head + tail + 1) return { kind, text };
    return { kind, text: `${all.slice(0, head).join("")}…${all.slice(all.length - tail).join("")}` };
  });
}

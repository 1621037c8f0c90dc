/** A part of two texts: in both, in the old one alone, or in the new one alone. */
export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** Above this many pairs of words nothing is compared: the whole text counts as new. */
const mostPairs = 4_000_000;

/**
 * A text of this many words or more of which less than this share of the letters stays was rewritten: the few words that
 * both happen to have would only cut each of them to pieces.
 */
const rewritten = { words: 6, share: 1 / 3 };

const lettersOf = (text: string) => text.replace(/\s+/g, "").length;

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** What differs between two texts, word by word: the longest run of words that both have stays. Of a text that was rewritten, all. */
export function diffWords(from: string, to: string): DiffPart[] {
  const parts = compareTexts(from, to);
  const same = parts
    .filter(({ kind }) => kind === "same")
    .reduce((sum, { text }) => sum + lettersOf(text), 0);
  const isText = [from, to].every((text) => text.split(/\s+/, rewritten.words).length === rewritten.words);
  if (!isText || same >= rewritten.share * Math.max(lettersOf(from), lettersOf(to))) return parts;
  return [
    { kind: "gone", text: from },
    { kind: "new", text: to },
  ];
}

function compareTexts(from: string, to: string): DiffPart[] {
  const [old, now] = [wordsOf(from), wordsOf(to)];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart["kind"], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) parts.push({ kind, text });
  };
  add("same", old.slice(0, head).join(""));
  const [gone, added] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  if (gone.length * added.length > mostPairs) {
    add("gone", gone.join(""));
    add("new", added.join(""));
  } else compare(gone, added, add);
  add("same", old.slice(old.length - tail).join(""));
  return parts;
}

function compare(old: string[], now: string[], add: (kind: DiffPart["kind"], text: string) => void): void {
  // common[i][j]: how many words both have in this order from i and j on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i]![j] =
        old[i] === now[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add("same", old[i]!);
      i++;
      j++;
    } else if (j >= now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      add("gone", old[i++]!);
    else add("new", now[j++]!);
  }
}

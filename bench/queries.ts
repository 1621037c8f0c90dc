import { random } from "./measure";

/** Text with one slip: a letter left out, added, changed, or swapped with its neighbour. */
export function misspell(text: string, next: () => number): string {
  const letters = [...text];
  const places = letters.flatMap((letter, i) => (/\p{L}/u.test(letter) ? [i] : []));
  const at = places[Math.floor(next() * places.length)]!;
  const letter = String.fromCharCode(97 + Math.floor(next() * 26));
  switch (Math.floor(next() * 4)) {
    case 0:
      letters.splice(at, 1);
      break;
    case 1:
      letters.splice(at, 0, letter);
      break;
    case 2:
      letters[at] = letter;
      break;
    default: {
      const other = at + 1 < letters.length && /\p{L}/u.test(letters[at + 1]!) ? at + 1 : Math.max(0, at - 1);
      [letters[at], letters[other]] = [letters[other]!, letters[at]!];
    }
  }
  return letters.join("");
}

const topics = [
  "image generator",
  "video",
  "voice cloning",
  "writing assistant",
  "presentation slides",
  "meeting notes",
  "translate documents",
  "seo keywords",
  "music",
  "code review",
  "chatbot",
  "email",
  "remove background",
  "podcast",
  "summarize pdf",
  "social media captions",
  "study flashcards",
  "photo",
  "recruiting interviews",
  "product descriptions",
  "avatar",
  "transcription",
  "logo design",
  "game assets",
  "workflow automation",
];

/**
 * A mix as a search box sees it, of names that exist in the catalogue: 40 % whole names, 20 % beginnings, 20 % with a
 * slip, 20 % topics of one to three words, many of which match a good part of the catalogue.
 */
export function searchMix(names: string[], count: number): string[] {
  const next = random(7);
  const pick = <T>(list: T[]) => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, (_, i) => {
    const name = pick(names);
    if (i % 5 < 2) return name;
    if (i % 5 === 2) return name.slice(0, 3 + Math.floor(next() * 3));
    return i % 5 === 3 ? misspell(name, next) : pick(topics);
  });
}

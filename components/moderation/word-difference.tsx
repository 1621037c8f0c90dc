import { type DiffPart, diffWords } from "@/lib/reviews/utils-diff";

/**
 * What differs between two texts, word by word.
 *
 * @param only of two texts that stand side by side, what one of them shows
 */
export function WordDifference({ from, to, only }: { from: string; to: string; only?: "gone" | "new" }) {
  return diffWords(from, to)
    .filter(({ kind }) => !only || kind === "same" || kind === only)
    .map((part, i) => <Part key={i} {...part} />);
}

function Part({ kind, text }: DiffPart) {
  if (kind === "same") return text;
  return kind === "gone" ? (
    <del className="text-danger mr-0.5">
      <span className="sr-only">[removed: </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  ) : (
    <ins className="text-primary-text font-medium">
      <span className="sr-only">[added: </span>
      {text}
      <span className="sr-only">]</span>
    </ins>
  );
}

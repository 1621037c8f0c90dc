import { type DiffPart, diffWords } from "@/lib/platform/plain-text/utils-difference";
import { cn } from "@/lib/utils";

/**
 * What differs between two texts, word by word.
 *
 * @param only of two texts that stand side by side, what one of them shows
 */
export function WordDifference({ from, to, only }: { from: string; to: string; only?: "gone" | "new" }) {
  const parts = diffWords(from, to);
  const apart = !only && parts.length > 1 && parts.every(({ kind }) => kind !== "same");
  return parts
    .filter(({ kind }) => !only || kind === "same" || kind === only)
    .map((part, i) => <Part key={i} {...part} apart={apart} />);
}

/** @param apart whether an old and a new text stand below each other, since nothing of the one is in the other */
function Part({ kind, text, apart }: DiffPart & { apart: boolean }) {
  if (kind === "same") return text;
  return kind === "gone" ? (
    <del className={apart ? "text-danger mb-2 block" : "text-danger mr-0.5"}>
      <span className="sr-only">[removed: </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  ) : (
    <ins className={cn("text-primary-text", apart ? "block" : "font-medium")}>
      <span className="sr-only">[added: </span>
      {text}
      <span className="sr-only">]</span>
    </ins>
  );
}

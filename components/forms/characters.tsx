import { formatCount } from "@/lib/tools/utils";

/** How many characters stand in a field, and how many may; beside its name. */
export function Characters({ id, typed, most }: { id: string; typed: number; most: number }) {
  return (
    <p id={id} className={`tabular text-xs ${typed > most ? "text-danger" : "text-muted"}`}>
      {formatCount(typed)} / {formatCount(most)}
      <span className="sr-only"> characters</span>
    </p>
  );
}

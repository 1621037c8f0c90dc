import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Moves a row of a form up or down, or removes it. */
export function RowButtons({
  name,
  at,
  count,
  shift,
  drop,
}: {
  name: string;
  at: number;
  count: number;
  shift: (from: number, to: number, what: string) => void;
  drop: (at: number) => void;
}) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        data-do={`up-${at}`}
        aria-label={`Move ${name} up`}
        aria-disabled={at === 0}
        onClick={() => shift(at, at - 1, "up")}
      >
        <ArrowUp aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        data-do={`down-${at}`}
        aria-label={`Move ${name} down`}
        aria-disabled={at === count - 1}
        onClick={() => shift(at, at + 1, "down")}
      >
        <ArrowDown aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        data-do={`remove-${at}`}
        aria-label={`Remove ${name}`}
        onClick={() => drop(at)}
      >
        <Trash2 aria-hidden strokeWidth={1.75} />
      </Button>
    </>
  );
}

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
  const moves = [
    { way: "up", Icon: ArrowUp, by: -1, last: 0 },
    { way: "down", Icon: ArrowDown, by: 1, last: count - 1 },
  ];
  return (
    <>
      {moves.map(({ way, Icon, by, last }) => (
        <Button
          key={way}
          variant="ghost"
          size="icon"
          data-do={`${way}-${at}`}
          aria-label={`Move ${name} ${way}`}
          aria-disabled={at === last}
          onClick={() => shift(at, at + by, way)}
        >
          <Icon />
        </Button>
      ))}
      <Button
        variant="ghost"
        size="icon"
        data-do={`remove-${at}`}
        aria-label={`Remove ${name}`}
        onClick={() => drop(at)}
      >
        <Trash2 />
      </Button>
    </>
  );
}

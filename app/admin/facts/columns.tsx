import type { KeyboardEvent } from "react";
import { countColumn, type ListColumn } from "@/components/admin/columns";
import { Button } from "@/components/ui/button";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import type { DueFact } from "@/lib/tools/facts/schema-queue";
import { hostOf } from "@/lib/tools/utils-address";

/** A fact whose confirmation was taken back, and where the focus was then. */
export type Returning = { id: string; focus: Element | null };

/** What a fact is called: "Quill: Plans". */
export const factName = ({ tool, label }: DueFact): string => `${tool.name}: ${label}`;

/** Goes from a row's button to that of the next row, or of the one before; says whether there is one. */
function step(from: HTMLElement, by: "nextElementSibling" | "previousElementSibling"): boolean {
  const button = from.closest("tr")?.[by]?.querySelector<HTMLElement>("[data-confirm]");
  button?.focus();
  return Boolean(button);
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  // A key that is held down confirms one row and not all that follow.
  if (event.repeat && event.key === "Enter") event.preventDefault();
  const by = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" } as const;
  const way = by[event.key as keyof typeof by];
  if (!way) return;
  event.preventDefault();
  step(event.currentTarget, way);
}

/**
 * The columns of the queue. A row is confirmed by its button, which hands the focus on to the next.
 *
 * @param confirming the facts whose confirmation has not been answered yet
 * @param returning the fact that comes back: its button is given the focus when it is there again, once, and not from
 * somebody who has gone on since
 */
export const factColumns = (
  onConfirm: (fact: DueFact) => void,
  confirming: string[],
  returning: Returning | undefined,
  onReturned: () => void,
): ListColumn<DueFact>[] => [
  {
    id: "tool",
    header: "Tool",
    className: "align-top",
    cell: ({ row: { original: fact } }) => (
      <a
        href={`/ai-tools/${fact.tool.slug}`}
        target="_blank"
        rel="noopener"
        className="inline-block min-h-6 min-w-32 font-medium break-words hover:underline"
      >
        {fact.tool.name}
      </a>
    ),
    accessorFn: ({ tool }) => tool.name,
  },
  {
    id: "fact",
    header: "Fact",
    cell: ({ row: { original: fact } }) => (
      <div className="max-w-md min-w-56">
        <span className="text-muted text-xs">{fact.label}</span>
        <p className="line-clamp-4 break-words">{fact.value}</p>
      </div>
    ),
    accessorFn: ({ label, value }) => `${label}: ${value}`,
  },
  {
    id: "source",
    header: "Source",
    cell: ({ row: { original: fact } }) => (
      <a
        href={fact.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="link inline-block min-h-6 max-w-48 break-words"
      >
        {hostOf(fact.url)}
        {URL.canParse(fact.url) && new URL(fact.url).pathname.replace(/\/$/, "")}
      </a>
    ),
    accessorFn: ({ url }) => url,
  },
  {
    accessorKey: "checkedAt",
    header: "Checked",
    enableSorting: true,
    sortDescFirst: true,
    className: "whitespace-nowrap",
    cell: ({ row: { original: fact } }) => (
      <>
        {fact.checkedAt ? officeDay(fact.checkedAt) : fact.state === "reported" ? "Reported" : "Never"}
        {fact.byOwner && <span className="text-muted block text-xs">by an owner</span>}
      </>
    ),
  },
  countColumn("views", "Views"),
  {
    id: "confirm",
    header: "Confirm",
    cell: ({ row: { original: fact } }) => (
      <Button
        size="sm"
        variant="outline"
        className="max-md:h-11 max-md:flex-1"
        data-confirm
        ref={(button) => {
          if (!button || returning?.id !== fact.id) return;
          if (returning.focus === document.activeElement) button.focus();
          onReturned();
        }}
        aria-label={`Confirm ${factName(fact)}`}
        aria-disabled={confirming.includes(fact.id)}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget, detail }) => {
          if (detail > 1 || confirming.includes(fact.id)) return;
          // The row goes: from the last one it is the one before that comes next.
          if (!step(currentTarget, "nextElementSibling")) step(currentTarget, "previousElementSibling");
          onConfirm(fact);
        }}
      >
        {confirming.includes(fact.id) ? "Confirming…" : "Confirm"}
      </Button>
    ),
  },
];

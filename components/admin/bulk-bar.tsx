import pLimit from "p-limit";
import { useState } from "react";
import { type Question, useConfirm } from "@/components/forms/confirm";
import { useRecount } from "@/components/admin/use-recount";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/platform/http/client";
import { formatCount } from "@/lib/tools/utils";
import { toast } from "@/components/ui/toast";

export type BulkAction<Row> = {
  label: string;
  destructive?: boolean;
  /** The rows among the selected that it can be done with; all when left out. */
  applies?: (row: Row) => boolean;
  /** Done with each row, a few at a time, given what was said with the answer. A function that it answers takes it back. */
  run: (row: Row, text: string) => Promise<unknown>;
  /** The question before it, with the number of rows. */
  question: (count: number) => string;
  /** What has to be said with it. */
  text?: Question["text"];
  /** What else is to be known before it. */
  note?: (rows: Row[]) => string | undefined;
  /** The word about it afterwards, with the number of rows. */
  done: (count: number) => string;
};

const atOnce = 4;

/** Does something with each, a few at a time, and answers those with which it failed, and what the server said of the first. */
async function forEach<T>(all: T[], run: (one: T) => Promise<unknown>) {
  const limit = pLimit(atOnce);
  const failed: T[] = [];
  let reason: string | undefined;
  const fail = (one: T) => (error: unknown) => {
    failed.push(one);
    reason ??= messageOf(error);
  };
  await Promise.all(all.map((one) => limit(() => run(one).catch(fail(one)))));
  return { failed, reason };
}

/** What can be done with the selected rows. It acts on exactly those, after a question with their number. */
export function BulkBar<Row extends { id: string }>({
  rows,
  actions,
  onClear,
  onDone,
}: {
  rows: Row[];
  actions: BulkAction<Row>[];
  onClear: () => void;
  onDone: (failed: Row[]) => void;
}) {
  const confirm = useConfirm();
  const recount = useRecount();
  const [progress, setProgress] = useState<{ done: number; of: number }>();

  async function start(action: BulkAction<Row>) {
    const { label, applies, run, question, note, text, done, destructive } = action;
    const chosen = rows.filter((row) => applies?.(row) ?? true);
    if (chosen.length === 0) return toast.info("None of the selected rows can be changed like that.");
    const asked = { title: question(chosen.length), description: note?.(chosen), text };
    const agreed = await confirm({ ...asked, action: label, destructive });
    if (!agreed) return;
    const backs: (() => Promise<unknown>)[] = [];
    setProgress({ done: 0, of: chosen.length });
    const { failed, reason } = await forEach(chosen, async (row) => {
      try {
        const result = await run(row, agreed.text);
        if (typeof result === "function") backs.push(result as () => Promise<unknown>);
      } finally {
        setProgress((before) => before && { ...before, done: before.done + 1 });
      }
    });
    setProgress(undefined);
    const count = chosen.length - failed.length;
    const undo = backs.length > 0 ? { label: "Undo", onClick: () => void takeBack(backs) } : undefined;
    if (failed.length > 0) {
      agreed.keep();
      toast.error(
        `${formatCount(failed.length)} of ${formatCount(chosen.length)} failed`,
        [reason, "They stay selected."].filter(Boolean).join(" "),
        undo,
      );
    } else toast.success(done(count), undefined, undo);
    if (count > 0) recount();
    onDone(failed);
  }

  async function takeBack(backs: (() => Promise<unknown>)[]) {
    const { failed, reason } = await forEach(backs, (back) => back());
    const [left, all] = [formatCount(failed.length), formatCount(backs.length)];
    if (failed.length > 0)
      toast.error(
        `${left} of ${all} could not be put back`,
        reason ?? "Somebody may have changed them in the meantime.",
      );
    else toast.success(`${all} put back as ${backs.length === 1 ? "it was" : "they were"}`);
    if (failed.length < backs.length) recount();
    onDone([]);
  }

  const state = progress
    ? `${formatCount(progress.done)} of ${formatCount(progress.of)} done`
    : `${formatCount(rows.length)} selected`;
  return (
    <>
      {/* There from the start, so that the first choice is told as well, and that nothing is chosen any more. */}
      <p role="status" className="sr-only">
        {state}
      </p>
      {rows.length > 0 && (
        <div
          role="region"
          aria-label="Selected rows"
          // At the window's foot below the rows, which stay where they are under the pointer that chooses them.
          className="border-border-strong bg-background shadow-float sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-md border px-3 py-2 text-sm"
        >
          <p aria-hidden className="tabular mr-2">
            {state}
          </p>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="sm"
              variant={action.destructive ? "destructive" : "outline"}
              aria-disabled={progress !== undefined}
              onClick={() => void start(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            aria-disabled={progress !== undefined}
            onClick={onClear}
          >
            Clear selection
          </Button>
        </div>
      )}
    </>
  );
}

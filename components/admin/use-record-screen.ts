import { useRef, useState } from "react";
import { type Question, useConfirm } from "@/components/forms/confirm";
import type { BulkAction } from "@/components/admin/bulk-bar";
import type { ResourceListHandle } from "@/components/admin/resource-list";
import type { RowAction } from "@/components/admin/row-menu";
import { useRecount } from "@/components/admin/use-recount";
import { toast } from "@/components/ui/toast";
import { CallError, messageOf, sentenceOf } from "@/lib/platform/http/client";

/** Something that is done with a record, and what is said of it. */
type Act<T> = {
  /** Asked before it. */
  question?: Question;
  /** Given what was said with the answer. */
  run: (text: string) => Promise<T>;
  done: string | ((result: T) => string);
  /** What failed; what the server said stands below it. Left out, that alone is said. */
  failure?: string;
  /** Said below that, in place of the server's words. */
  reason?: string;
  /** Said, with its status, of an answer without words. */
  unsaid?: string;
  /** Whether the list shows all of it by itself, and is read again only when it failed: what can leave a filtered list is not. */
  shown?: boolean;
  /** Offered once it is done. */
  undo?: (result: T) => void;
  /** Offered when it failed. */
  again?: () => void;
  /** Called when somebody else has changed the record meanwhile, or it is gone. */
  onConflict?: () => void;
};

/** How records are deleted, one by one and many at once. */
type Removal<Row> = {
  run: (row: Row) => Promise<unknown>;
  nameOf: (row: Row) => string;
  /** What is lost with it. */
  description?: (row: Row) => string;
  /** What is lost with each of several. */
  note?: string;
  many: (count: number) => string;
  done: string;
  failure: string;
};

/** A record's form on the screen; no record is a new one. */
export type RecordForm<Edited> = { record?: Edited; onClose: () => void; onSaved: () => void };

/** For deleting: what is gone already counts as deleted. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof CallError && error.status === 404)) throw error;
}

function reasonOf(error: unknown, unsaid?: string): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return unsaid && error.status > 0 ? (sentenceOf(error) ?? `${unsaid}: ${error.status}`) : messageOf(error);
}

/** A screen of records: asks, does, says how it went and shows it in the list; and which record's form is open. */
export function useRecordScreen<Row extends { id: string }, Edited = Row>() {
  const list = useRef<ResourceListHandle<Row>>(null);
  const confirm = useConfirm();
  const [edited, setEdited] = useState<{ record?: Edited }>();
  const recount = useRecount();
  const reload = () => list.current?.reload();
  const reloadAfter = () => list.current?.reload("change");
  const show = (row: Row) => list.current?.replace(row);
  const close = () => setEdited(undefined);

  /** Answers whether it was done. */
  async function act<T>({
    question,
    run,
    done,
    shown,
    undo,
    again,
    onConflict,
    ...failed
  }: Act<T>): Promise<boolean> {
    const agreed = question ? await confirm(question) : { text: "", keep: () => {} };
    if (!agreed) return false;
    // What was said of something else is no word on this.
    toast.dismiss();
    try {
      const result = await run(agreed.text);
      const said = typeof done === "string" ? done : done(result);
      toast.success(said, undefined, undo && { label: "Undo", onClick: () => undo(result) });
    } catch (error) {
      agreed.keep();
      const reason = failed.reason ?? reasonOf(error, failed.unsaid);
      if (failed.failure)
        toast.error(failed.failure, reason, again && { label: "Try again", onClick: again });
      else toast.error(reason ?? "Unknown error");
      reloadAfter();
      // Somebody else has decided: there is less to do.
      if (error instanceof CallError && [404, 409].includes(error.status)) {
        onConflict?.();
        recount();
      }
      return false;
    }
    if (!shown) reloadAfter();
    recount();
    return true;
  }

  async function remove(row: Row, { run, nameOf, description, done, failure }: Removal<Row>) {
    const name = nameOf(row);
    if (!row.id) return toast.error(`Cannot delete ${name}: Missing ID`);
    const question = {
      title: `Are you sure you want to delete ${name}?`,
      description: description?.(row),
      action: "Delete",
      destructive: true,
    };
    await act({ question, run: () => run(row), done, failure });
  }

  /** Deleting, in a row's menu and for the selected rows. */
  const removal = (given: Removal<Row>) => {
    const label = { label: "Delete", destructive: true };
    return {
      action: (row: Row): RowAction => ({ ...label, onSelect: () => remove(row, given) }),
      bulk: {
        ...label,
        run: given.run,
        note: () => given.note,
        question: (count) => `Are you sure you want to delete ${given.many(count)}?`,
        done: (count) => `${given.many(count)} deleted`,
      } satisfies BulkAction<Row>,
    };
  };

  const saved = () => {
    close();
    reloadAfter();
    recount();
  };
  // What was saved without an answer is in the list, where its form sends people to look.
  const left = () => {
    close();
    reloadAfter();
  };
  const form: RecordForm<Edited> | undefined = edited && { ...edited, onClose: left, onSaved: saved };
  return { list, reload, show, act, removal, form, open: (record?: Edited) => setEdited({ record }) };
}

import { ChevronRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { changesOf, type FieldChange } from "@/components/admin/audit-log/log-values";
import { Button } from "@/components/ui/button";
import type { LogEntry } from "@/lib/platform/audit-log/schema";
import { cutDifference, diffWords } from "@/lib/platform/plain-text/utils-difference";
import { cn } from "@/lib/utils";

/** A text of more characters than this is shortened until somebody wants all of it: to what differs, and this much around it. */
const long = 160;
const around = 40;
/** This many fields are named while the change is folded. */
const named = 3;

/** What a change made of a record: the fields that differ, and, unfolded, each as it was and as it is. */
export function LogChanges({ entry }: { entry: LogEntry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const changes = changesOf(entry);
  if (changes.length === 0) return <span className="text-muted">No fields</span>;
  const more = changes.length - named;
  const summary =
    changes
      .slice(0, named)
      .map(({ name }) => name)
      .join(", ") + (more > 0 ? ` and ${more} more` : "");
  return (
    <div className="max-w-2xl">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="hover:text-foreground text-muted -mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-left"
        onClick={() => setOpen(!open)}
      >
        <ChevronRight className={cn("size-3.5 shrink-0 transition-transform", open && "rotate-90")} />
        {summary}
      </button>
      <dl id={id} hidden={!open} className="mt-2 flex flex-col gap-3">
        {open &&
          changes.map((change) => (
            <div key={change.name} className="min-w-0">
              <dt className="text-xs font-medium">{change.name}</dt>
              <Change change={change} deleted={entry.after === null} />
            </div>
          ))}
      </dl>
    </div>
  );
}

function Change({ change: { name, from, to }, deleted }: { change: FieldChange; deleted: boolean }) {
  const [whole, setWhole] = useState(false);
  const isLong = from.length > long || to.length > long;
  const parts = useMemo(
    () => (isLong ? cutDifference(diffWords(from, to), around, 2 * long) : []),
    [isLong, from, to],
  );
  const shown = (text: string, without: "gone" | "new") =>
    whole || !isLong
      ? text
      : parts
          .filter(({ kind }) => kind !== without)
          .map((part) => part.text)
          .join("");
  const line = "min-w-0 text-xs break-words whitespace-pre-wrap [overflow-wrap:anywhere]";
  return (
    <dd className="mt-0.5 flex flex-col items-start gap-0.5">
      {from && (
        <p className={cn("text-muted", line)}>
          <span className="font-medium">Before: </span>
          <del className="decoration-border-strong">{shown(from, "new")}</del>
        </p>
      )}
      {to ? (
        <p className={line}>
          <span className="text-muted font-medium">After: </span>
          <ins className="no-underline">{shown(to, "gone")}</ins>
        </p>
      ) : (
        !deleted && <p className="text-muted text-xs">Empty now</p>
      )}
      {isLong && (
        <Button
          variant="link"
          size="sm"
          className="h-6 px-0 text-xs"
          aria-expanded={whole}
          aria-label={whole ? `Show less of ${name}` : `Show all of ${name}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? "Show less" : "Show all"}
        </Button>
      )}
    </dd>
  );
}

import { memo, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { mergeFields } from "@/components/admin/merge-fields";
import { Button } from "@/components/ui/button";
import { cutDifference, type DiffPart, diffWords } from "@/lib/platform/plain-text/utils-difference";

/** Of fields, by their names, that are called or read otherwise where two versions are compared. */
export type Compared = Record<
  string,
  {
    label?: string;
    /** How a value of it is read, where it is not simply written. */
    show?: (value: unknown) => string;
  }
>;
export type ComparedFields = { labels: ReadonlyMap<string, string>; compared: Compared };

const write = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (Array.isArray(value)) return value.length > 0 ? value.map(write).join(", ") : "(empty)";
  if (typeof value === "object")
    return "name" in value
      ? String(value.name)
      : Object.entries(value)
          .map(([name, part]) => `${name}: ${write(part)}`)
          .join("; ");
  return String(value);
};

/** Characters of a long text that stand beside a difference, and those of the difference itself. */
const around = 60;
const most = 240;

/** One version, with what the other has otherwise marked. */
function Version({ parts, kind }: { parts: DiffPart[]; kind: "gone" | "new" }) {
  const shown = parts.filter((part) => part.kind === "same" || part.kind === kind);
  return (
    // One thing in its cell, which lays out its parts beside each other on a phone.
    <span className="min-w-0 wrap-anywhere">
      {shown.map(({ kind, text }, i) =>
        kind === "same" ? (
          text
        ) : (
          <mark
            key={i}
            className="rounded-xs bg-[color-mix(in_srgb,var(--warning)_22%,transparent)] text-inherit"
          >
            {text}
          </mark>
        ),
      )}
    </span>
  );
}

/** A field in both versions. Long texts are compared when one of them changes, and not at every key in other fields. */
const DifferenceRow = memo(function DifferenceRow({
  label,
  mine,
  theirs,
}: {
  label: string;
  mine: string;
  theirs: string;
}) {
  const parts = cutDifference(diffWords(mine, theirs), around, most);
  return (
    <tr role="row" className="border-border border-t align-top">
      <th role="rowheader" scope="row" className="py-1 pr-3 font-medium">
        {label}
      </th>
      <td role="cell" data-label="Your version" className="max-w-60 py-1 pr-3 break-words">
        <Version parts={parts} kind="gone" />
      </td>
      <td role="cell" data-label="Their version" className="max-w-60 py-1 break-words">
        <Version parts={parts} kind="new" />
      </td>
    </tr>
  );
});

const list = new Intl.ListFormat("en");
const labelOf = ({ labels, compared }: ComparedFields, name: string) =>
  compared[name]?.label ?? labels.get(name);
const labelsOf = (fields: ComparedFields, names: string[]) =>
  list.format(names.flatMap((name) => labelOf(fields, name) ?? []));

/** What to say of fields that `who` changed, and that stay so; nothing where there are none. */
export function tellTaken(who: string, fields: ComparedFields, taken: string[]): string | undefined {
  const labels = labelsOf(fields, taken);
  return labels ? `${who} changed this in the meantime, and it stays: ${labels}.` : undefined;
}

/** Shows both versions of the fields of the form around it that somebody else changed as well, and asks which are to stay. */
export function ConflictNotice({
  who,
  fields,
  base,
  theirs,
  onKeepMine,
  onTakeTheirs,
  busy,
}: {
  /** Who changed it, as a sentence begins. */
  who: string;
  fields: ComparedFields;
  /** What both began with. */
  base: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  busy: boolean;
}) {
  // The form can be typed in meanwhile.
  useWatch();
  const mine: Record<string, unknown> = useFormContext().getValues();
  const { collided, taken } = mergeFields(base, mine, theirs);
  const differing = collided.flatMap((name) => {
    const label = labelOf(fields, name);
    if (!label) return [];
    const { show = write } = fields.compared[name] ?? {};
    // Texts that read the same may differ in how they are written.
    const say = [show, write].find((say) => say(mine[name]) !== say(theirs[name])) ?? show;
    return [{ name, label, mine: say(mine[name]), theirs: say(theirs[name]) }];
  });
  const notice = useRef<HTMLElement>(null);
  // It stands above the fields; whoever saved is at the form's end, on a button that could not be pressed meanwhile.
  // And a toast about it, which is yet to come, takes room from the page.
  useEffect(() => {
    const element = notice.current!;
    element.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => {
      if (document.activeElement === element) element.scrollIntoView({ block: "end" });
    });
    observer.observe(document.body, { box: "border-box" });
    const button = element.closest("form")?.querySelector<HTMLElement>("[type=submit]");
    return () => {
      observer.disconnect();
      // Its buttons go with it, and the focus with them, once the question that lies over them has closed.
      requestAnimationFrame(() =>
        setTimeout(() => document.activeElement === document.body && button?.focus({ preventScroll: true })),
      );
    };
  }, []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="border-warning rounded-md border p-3 text-sm outline-none"
    >
      <h3 className="text-sm">{who} changed this in the meantime.</h3>
      {differing.length > 0 ? (
        <div role="region" aria-label="Both versions" tabIndex={0} className="mt-2 max-h-60 overflow-auto">
          <table role="table" className="card-table w-full border-collapse text-left">
            <thead role="rowgroup" className="text-muted text-xs">
              <tr role="row">
                <th role="columnheader" className="py-1 pr-3 font-medium">
                  Field
                </th>
                <th role="columnheader" className="py-1 pr-3 font-medium">
                  Your version
                </th>
                <th role="columnheader" className="py-1 font-medium">
                  Their version
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {differing.map(({ name, ...texts }) => (
                <DifferenceRow key={name} {...texts} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-muted mt-1">Both versions say the same.</p>
      )}
      {taken.length > 0 && (
        <p className="text-muted mt-2">They also changed, and it stays: {labelsOf(fields, taken)}.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" aria-disabled={busy} onClick={onTakeTheirs}>
          Take their version
        </Button>
        <Button size="sm" aria-disabled={busy} onClick={onKeepMine}>
          Save your version
        </Button>
      </div>
    </section>
  );
}

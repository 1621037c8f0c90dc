import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

export type ConflictField = {
  name: string;
  label: string;
  /** How a value of it is read, where it is not simply written. */
  show?: (value: unknown) => string;
};

const write = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (Array.isArray(value)) return value.length > 0 ? value.map(write).join(", ") : "(empty)";
  if (typeof value === "object") return "name" in value ? String(value.name) : JSON.stringify(value);
  return String(value);
};

/** Characters of a long text that are shown, and those of them that stand before a difference further on. */
const shown = 300;
const lead = 60;

/** Two texts as far as there is room for them: from a little before their first difference, where that is far from the start. */
export function whereTheyDiffer(one: string, other: string): [string, string] {
  const [a, b] = [[...one], [...other]];
  const length = Math.max(a.length, b.length);
  let at = 0;
  while (at < length && a[at] === b[at]) at++;
  const from = at < shown - lead ? 0 : at - lead;
  const cut = (text: string[]) => {
    const end = from + shown;
    return (from > 0 ? "…" : "") + text.slice(from, end).join("") + (text.length > end ? "…" : "");
  };
  return [cut(a), cut(b)];
}

/** Shows both versions of what somebody else changed meanwhile, and asks which is to stay. */
export function ConflictNotice({
  fields,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
  busy,
}: {
  fields: ConflictField[];
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  busy: boolean;
}) {
  const differing = fields.flatMap(({ name, label, show = write }) => {
    // Texts that read the same may differ in how they are written.
    const say = [show, write].find((say) => say(mine[name]) !== say(theirs[name]));
    return say ? [{ name, label, texts: whereTheyDiffer(say(mine[name]), say(theirs[name])) }] : [];
  });
  const notice = useRef<HTMLElement>(null);
  // It stands above the fields; whoever saved is at the form's end, on a button that could not be pressed meanwhile.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    void notice.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="border-warning rounded-md border p-3 text-sm outline-none"
    >
      <h3 className="text-sm">Somebody else changed this in the meantime.</h3>
      {differing.length > 0 ? (
        <div className="mt-2 max-h-60 overflow-auto">
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
              {differing.map(({ name, label, texts }) => (
                <tr key={name} role="row" className="border-border border-t align-top">
                  <th role="rowheader" scope="row" className="py-1 pr-3 font-medium">
                    {label}
                  </th>
                  <td role="cell" data-label="Your version" className="max-w-60 py-1 pr-3 break-words">
                    {texts[0]}
                  </td>
                  <td role="cell" data-label="Their version" className="max-w-60 py-1 break-words">
                    {texts[1]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-muted mt-1">Both versions say the same.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" disabled={busy} onClick={onTakeTheirs}>
          Take their version
        </Button>
        <Button size="sm" disabled={busy} onClick={onKeepMine}>
          Save your version
        </Button>
      </div>
    </section>
  );
}

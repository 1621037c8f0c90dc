import type { OpenChange, OpenTool } from "@/lib/open-data/schema";

/** What changes by itself, or follows from other fields. */
const notCompared = new Set(["exportedAt", "id", "nameKey", "days", "ratingDay", "trend", "rank"]);

const named = ({ id, slug, name }: OpenTool) => ({ id, slug, name });

/** What of a tool differs between two exports; undefined where nothing does. */
function compare(before: OpenTool, after: OpenTool): OpenChange | undefined {
  const names = Object.keys({ ...before, ...after }) as (keyof OpenTool)[];
  const fields = names
    .filter((name) => !notCompared.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }] as const);
  return fields.length === 0
    ? undefined
    : { change: "changed", ...named(after), fields: Object.fromEntries(fields) as OpenChange["fields"] };
}

/** Finds what changed since an export, of which it reads no more than it has to. Both are in the order of their ids. */
export class Changes {
  private next: IteratorResult<OpenTool> | undefined;

  constructor(private readonly before: AsyncIterator<OpenTool>) {}

  /** What there is to say once the export after has come to this tool; at its end, undefined. */
  async *upTo(after: OpenTool | undefined): AsyncGenerator<OpenChange> {
    this.next ??= await this.before.next();
    while (!this.next.done && (!after || this.next.value.id < after.id)) {
      yield { change: "removed", ...named(this.next.value) };
      this.next = await this.before.next();
    }
    if (!after) return;
    if (this.next.done || this.next.value.id !== after.id) {
      yield { change: "added", ...named(after) };
      return;
    }
    const changed = compare(this.next.value, after);
    this.next = await this.before.next();
    if (changed) yield changed;
  }
}

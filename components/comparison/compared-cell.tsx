import type { ComparedValue } from "@/lib/tools/comparison/schema";

/** Of a longer list the rest is folded. */
const mostListed = 10;

/** A value of a comparison; what is not known is a dash. */
export function ComparedCell({ value }: { value: ComparedValue }) {
  if (value === null) {
    return (
      <>
        <span aria-hidden className="text-muted">
          —
        </span>
        <span className="sr-only">Not known</span>
      </>
    );
  }
  if (!Array.isArray(value)) return value;
  return (
    <>
      <List items={value.slice(0, mostListed)} />
      {value.length > mostListed && (
        <details>
          <summary className="link min-h-6 cursor-pointer leading-6">
            and {value.length - mostListed} more
          </summary>
          <List items={value.slice(mostListed)} />
        </details>
      )}
    </>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="space-y-1">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

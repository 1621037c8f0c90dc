import { type Platform, platforms } from "@/lib/tools/facts/utils-names";

const order = Object.keys(platforms) as Platform[];
/** How many signs a row has room for. */
const most = 3;

/** What a tool runs on, as signs with their names. Nothing where it is not known. */
export function Platforms({ of = [] }: { of?: Platform[] }) {
  const known = order.filter((name) => of.includes(name));
  if (known.length === 0) return null;
  const names = known.map((name) => platforms[name]).join(", ");
  return (
    <span className="platforms" role="img" title={names} aria-label={names}>
      {known.slice(0, most).map((name) => (
        <i key={name} className={name} />
      ))}
      {known.length > most && `+${known.length - most}`}
    </span>
  );
}

import { daysAgo, formatDay } from "@/lib/platform/dates/utils";
import type { ToolFacts } from "@/lib/tools/facts/schema";
import { priceSource } from "@/lib/tools/facts/utils-groups";

/** How long ago somebody checked a tool's price; it leads to where that is said in full. */
export function PriceChecked({ facts }: { facts: ToolFacts }) {
  const price = priceSource(facts);
  const at = price?.checkedAt;
  return (
    <a
      href="#pricing"
      className="text-muted inline-flex min-h-6 items-center text-sm font-normal hover:underline"
    >
      {at ? (
        <time dateTime={at} title={formatDay(at)}>
          checked {daysAgo(at)}
        </time>
      ) : price?.reported ? (
        "reported, not checked yet"
      ) : (
        "not checked yet"
      )}
    </a>
  );
}

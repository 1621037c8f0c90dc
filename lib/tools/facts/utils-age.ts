import { dayMs } from "@/lib/platform/dates/utils";
import type { ToolFacts } from "@/lib/tools/facts/schema";

/** How many days a fact counts as known after somebody has checked it. */
export const goodForDays = 90;
const goodFor = goodForDays * dayMs;

type Checked = Pick<ToolFacts["sources"][number], "checkedAt">;

/** Whether it is too long ago that a fact was checked. What nobody has checked is something else: it says so. */
export const isStale = ({ checkedAt }: Checked, now = Date.now()): boolean =>
  checkedAt !== null && Date.parse(checkedAt) + goodFor <= now;

/** The next moment at which one of these facts is too old; null when there is none. */
export function nextStale(facts: readonly Checked[], now = Date.now()): Date | null {
  const moments = facts
    .flatMap(({ checkedAt }) => (checkedAt ? Date.parse(checkedAt) + goodFor : []))
    .filter((moment) => moment > now);
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

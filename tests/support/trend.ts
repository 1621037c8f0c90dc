import { dayMs } from "@/lib/platform/dates/utils";
import { halfLifeDays } from "@/lib/tools/ranking/utils";

/** A point in time and what it was worth then: a vote, a view, the launch. */
export type Points = { at: Date; points: number };

/** The trend of a tool: its points, each faded by its age. */
export const trendingScore = (given: Points[], now: Date): number =>
  given.reduce(
    (sum, { at, points }) => sum + points * 2 ** ((at.getTime() - now.getTime()) / (halfLifeDays * dayMs)),
    0,
  );

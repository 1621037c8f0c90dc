import type { ToolCardDto } from "@/lib/tools/schema";

/**
 * A tool that trends. `isPicked`: editors flagged it, which brings it into the list and not forward in it. `moved`: how many
 * places it stands before the one that it would have without today, among the tools of this list; null when it was not listed.
 * `isActive`: it had votes or views in the period.
 */
export type TrendingCard = ToolCardDto & { isPicked: boolean; moved: number | null; isActive: boolean };

import type { ToolCardDto } from "@/lib/tools/schema";

/** A tool that trends. `isPicked`: editors flagged it, which brings it into the list and not forward in it. */
export type TrendingCard = ToolCardDto & { isPicked: boolean };

import type { RowTool } from "@/lib/home-rows/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

export const toRowTool = ({
  slug,
  name,
  category,
  blurb,
  pricing,
  rating,
  isUpcoming,
}: ToolCardDto): RowTool => ({
  slug,
  name,
  category,
  blurb,
  pricing,
  rating,
  isUpcoming,
});

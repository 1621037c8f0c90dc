import { rowFields, type RowTool } from "@/lib/home-rows/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

export const toRowTool = (card: ToolCardDto) =>
  Object.fromEntries(rowFields.map((name) => [name, card[name]])) as RowTool;

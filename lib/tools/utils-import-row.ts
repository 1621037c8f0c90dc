import type { ToolFacts, ToolTasksChange } from "@/lib/tools/facts/schema";
import { toCell, toCells } from "@/lib/tools/facts/utils-cells";
import type { ImportRow } from "@/lib/tools/schema-import";

/** A tool as a row of a file that can be imported again. */
export const toImportRow = (tool: {
  name: string;
  description: string;
  websiteUrl: string;
  category: string;
  pricing: { type: string; startingPrice: string | null };
  tags: string[];
  features: string[];
  useCases: string[];
  logo: string | null;
  status: string;
  facts: Omit<ToolFacts, "pictures" | "sources">;
  tasks: ToolTasksChange;
}): Required<ImportRow> => ({
  name: tool.name,
  description: tool.description,
  websiteUrl: tool.websiteUrl,
  category: tool.category,
  pricing: tool.pricing.type,
  startingPrice: tool.pricing.startingPrice ?? "",
  tags: toCell(tool.tags, ";"),
  features: toCell(tool.features, ";"),
  useCases: toCell(tool.useCases, ";"),
  logo: tool.logo ?? "",
  status: tool.status,
  ...toCells(tool.facts, tool.tasks),
});

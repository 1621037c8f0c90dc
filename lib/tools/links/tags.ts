import { tags } from "@/lib/platform/cache/tags";
import type { ToolRecord } from "@/lib/tools/mapper";
import { tagsOfChange } from "@/lib/tools/tags";

/** What a change of a tool's website makes old: its own page, and all lists where it leaves them or comes back. */
export function tagsOfLink(tool: ToolRecord, wasGone: boolean, isGone: boolean): string[] {
  if (wasGone === isGone) return [tags.tool(tool.id), tags.tool(tool.slug)];
  const asListed = (gone: boolean): ToolRecord => (gone ? { ...tool, status: "archived" } : tool);
  return tagsOfChange(asListed(wasGone), asListed(isGone));
}

import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { pricingTypes, toolStatuses } from "@/lib/tools/schema-admin";
import { webAddress } from "@/lib/tools/schema-address";

/** The query of the back office's table of tools, whatever their status. */
export const toolTableQuery = tableQuery(["updatedAt", "name", "category", "pricing", "status"]).extend({
  status: z.enum(toolStatuses, { error: 'The status is "draft", "published" or "archived".' }).optional(),
  category: z.string().trim().max(200, "The category is at most 200 characters long.").optional(),
  pricing: z.enum(pricingTypes, { error: "There is no such pricing type." }).optional(),
});
export type ToolTableQuery = z.output<typeof toolTableQuery>;

export const toolTableRow = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    logo: z.string(),
    category: z.string(),
    websiteUrl: z.string(),
    pricingType: z.enum(pricingTypes),
    startingPrice: z.string().nullable(),
    status: z.enum(toolStatuses),
    votes: z.number().int(),
    views: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "ToolTableRow" });
export type ToolTableRow = z.output<typeof toolTableRow>;

export const duplicateQuery = z.object({
  websiteUrl: webAddress("Invalid URL"),
  exceptId: recordId("There is no such tool.")
    .optional()
    .meta({ description: "The tool that is being edited." }),
});

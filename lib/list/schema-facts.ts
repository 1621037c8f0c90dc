import type { z } from "zod";
import { toolQuery } from "@/lib/tools/schema";

/** The filters of a task's page. */
export const factFilters = toolQuery.pick({
  freePlan: true,
  platform: true,
  integration: true,
  openSource: true,
  madeInEurope: true,
});
export type FactFilters = z.output<typeof factFilters>;

/** Those of the page of alternatives to a tool. */
export const alternativeFilters = factFilters.omit({ platform: true, integration: true });

import type { z } from "zod";
import { toolQuery } from "@/lib/tools/schema";

export const factFilters = toolQuery.pick({
  freePlan: true,
  platform: true,
  integration: true,
  openSource: true,
});
export type FactFilters = z.output<typeof factFilters>;

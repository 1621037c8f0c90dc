import { z } from "zod";
import type { Contract } from "@/lib/platform/http/contract";

/**
 * Declares calls that have something in common, most often their group and who may make them:
 * ``const admin = contractsOf({ tag: "Blog", access: "admin" })``. Otherwise it is {@link contract}.
 */
export const contractsOf =
  <const Common extends Partial<Contract>>(common: Common) =>
  <const Own extends Omit<Contract, keyof Common>>(own: Own): Common & Own => ({ ...common, ...own });

/**
 * The answer of a call that has nothing to tell but that it was done: `{ success: true }`. The function of such a call
 * returns nothing.
 */
export const success = z
  .void()
  .transform(() => ({ success: true as const }))
  .pipe(z.object({ success: z.literal(true) }));

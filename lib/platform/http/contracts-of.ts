import type { Contract } from "@/lib/platform/http/contract";

/**
 * Declares calls that have something in common, most often their group: ``const contract = contractsOf({ tag: "Reviews" })``.
 * Otherwise it is {@link contract}.
 */
export const contractsOf =
  <const Common extends Partial<Contract>>(common: Common) =>
  <const Own extends Omit<Contract, keyof Common>>(own: Own): Common & Own => ({ ...common, ...own });

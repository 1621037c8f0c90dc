import { z } from "zod";
import type { Contract } from "@/lib/platform/http/contract";

/** The answer of a call that has nothing to tell but that it was done. */
const success = z
  .void()
  .transform(() => ({ success: true as const }))
  .pipe(z.object({ success: z.literal(true) }));

/** What a path names, by id or slug: one that nothing has is not found, whatever it looks like. */
const name = z.string().max(200);

/** What a path has in braces. */
type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** What a declaration leaves out. */
type Rest<C> = (C extends { response: z.ZodType } ? unknown : { response: typeof success }) &
  (C extends { params: z.ZodType }
    ? unknown
    : C extends { path: `${string}{${string}` }
      ? { params: z.ZodObject<Record<Names<C["path"]>, typeof name>> }
      : unknown);

/** A contract, of which `response` may be left out. */
type Declaration = Omit<Contract, "response"> & Partial<Pick<Contract, "response">>;

/**
 * Declares calls that have something in common, most often their group and who may make them:
 * ``const admin = contractsOf({ tag: "Blog", access: "admin" })``. Parameters of the path of which nothing is said are names;
 * a call without a `response` answers `{ success: true }`, and its function returns nothing.
 */
export const contractsOf =
  <const Common extends Partial<Contract>>(common: Common) =>
  <const Own extends Omit<Declaration, keyof Common>>(own: Own): Common & Own & Rest<Common & Own> => {
    const declared: Partial<Contract> = { ...common, ...own };
    const names = [...declared.path!.matchAll(/\{(\w+)\}/g)].map(([, inBraces]) => [inBraces!, name]);
    const params = names.length > 0 ? { params: z.object(Object.fromEntries(names)) } : {};
    return { response: success, ...params, ...declared } as Common & Own & Rest<Common & Own>;
  };

/** Declares a call, as {@link contractsOf}. */
export const contract = contractsOf({});

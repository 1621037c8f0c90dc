import { z } from "zod";

/**
 * The answer of a call that has nothing to tell but that it was done: `{ success: true }`. The function of such a call
 * returns nothing.
 */
export const success = z
  .void()
  .transform(() => ({ success: true as const }))
  .pipe(z.object({ success: z.literal(true) }));

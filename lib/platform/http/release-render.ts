import "server-only";
import { cacheSignal } from "react";

/**
 * Lets a rendering go when it has ended. React tells the end by an error, and an error whose stack was never read keeps what it
 * was made in: the immediate that rendered, which Node leaves linked to those of other requests, and with them their pages.
 * Under load without a pause that chain filled the memory within seconds. A stack that was read is a text.
 */
export function releaseRender(): void {
  const signal = cacheSignal() as AbortSignal | null;
  // The reason is what was thrown, where something was: it may be anything.
  signal?.addEventListener("abort", () => void (signal.reason as Partial<Error> | null)?.stack);
}

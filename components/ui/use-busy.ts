import { useState } from "react";

/** Whether something is under way, and how to do it: never twice at once. A failure is thrown when nobody takes it. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  async function run(act: () => Promise<unknown>, onFailure?: (reason: unknown) => void) {
    if (busy) return;
    setBusy(true);
    try {
      await act();
    } catch (reason) {
      if (!onFailure) throw reason;
      onFailure(reason);
    } finally {
      setBusy(false);
    }
  }
  return [busy, run] as const;
}

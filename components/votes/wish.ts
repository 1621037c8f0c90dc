import { readStored, writeStored } from "@/components/ui/browser-storage";
import type { OwnListName } from "@/components/votes/own-lists";

/**
 * What a signed-out visitor pressed last, until they have signed in. This browser's tab keeps it, and only its own buttons
 * write it: no address can make anybody vote.
 */
export type Wish = { list: Exclude<OwnListName, "subscribedTools">; id: string; votes: number };

const storageKey = "almanac-wish";
/** How long signing in may take, milliseconds: later it is no longer what somebody is waiting for. */
const life = 10 * 60_000;

/** Where the browser keeps nothing, the button is pressed again. */
export function keepWish(wish: Wish): void {
  writeStored("sessionStorage", storageKey, { ...wish, at: Date.now() });
}

export const hasWish = (): boolean => readStored("sessionStorage", storageKey) !== null;

/** The wish, once: it is gone before anything comes of it. */
export function takeWish(): Wish | undefined {
  const kept = readStored("sessionStorage", storageKey) as (Wish & { at: number }) | null;
  writeStored("sessionStorage", storageKey, null);
  if (!kept) return undefined;
  const { at, ...wish } = kept;
  return Math.abs(Date.now() - at) < life ? wish : undefined;
}

import type { OwnListName } from "@/components/votes/own-lists";

/**
 * What a signed-out visitor pressed last, until they have signed in. This browser's tab keeps it, and only its own buttons
 * write it: no address can make anybody vote.
 */
export type Wish = { list: OwnListName; id: string; votes: number };

const storageKey = "almanac-wish";
/** How long signing in may take, milliseconds: later it is no longer what somebody is waiting for. */
const life = 10 * 60_000;

export function keepWish(wish: Wish): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...wish, at: Date.now() }));
  } catch {
    // Without storage the button is pressed again.
  }
}

export function hasWish(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** The wish, once: it is gone before anything comes of it. */
export function takeWish(): Wish | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const { at, ...wish } = JSON.parse(kept ?? "null") as Wish & { at: number };
    return Math.abs(Date.now() - at) < life ? wish : undefined;
  } catch {
    return undefined;
  }
}

import { useSyncExternalStore } from "react";
import type { MeDto } from "@/lib/accounts/schema";
import { subscribeViewer, updateMe, viewerNow } from "@/components/viewer/viewer-store";

/** The lists of an account that a tool is put on by a button. */
export type OwnListName = "upvotedTools" | "savedTools" | "subscribedTools";

let known: { me: MeDto; sets: Partial<Record<OwnListName, Set<string>>> } | undefined;

/** Whether a tool is on a list of whoever is signed in. Every card of a page asks this after every change. */
export function isOnList(list: OwnListName, id: string): boolean {
  const viewer = viewerNow();
  if (viewer.status !== "in") return false;
  if (known?.me !== viewer.me) known = { me: viewer.me, sets: {} };
  return (known.sets[list] ??= new Set(viewer.me[list])).has(id);
}

/** Puts a tool on a list of whoever is signed in, or takes it off, in this tab. */
export function setOnList(list: OwnListName, id: string, on: boolean): void {
  if (isOnList(list, id) === on) return;
  updateMe((me) => {
    const others = me[list].filter((one) => one !== id);
    return { ...me, [list]: on ? [id, ...others] : others };
  });
}

/** Whether a tool is on a list; renders again only when that changes. The first render is the same as the server's. */
export function useOnList(list: OwnListName, id: string): boolean {
  return useSyncExternalStore(
    subscribeViewer,
    () => isOnList(list, id),
    () => false,
  );
}

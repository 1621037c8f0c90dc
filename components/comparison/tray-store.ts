import { useSyncExternalStore } from "react";
import { readKept, writeKept } from "@/components/ui/browser-storage";
import { toast } from "@/components/ui/toast";
import { mostCompared } from "@/lib/tools/comparison/utils-address";

export type Chosen = { id: string; name: string; slug: string };

/** What was chosen on this device, in step in all of its tabs. */
const key = "almanac-compare";
const none: Chosen[] = [];
const listeners = new Set<() => void>();
let chosen: Chosen[] | undefined;
let said = "";

const isChosen = (value: unknown): value is Chosen =>
  typeof value === "object" &&
  value !== null &&
  ["id", "name", "slug"].every((name) => typeof (value as Record<string, unknown>)[name] === "string");

function tell(): void {
  for (const listener of listeners) listener();
}

const chosenNow = (): Chosen[] => (chosen ??= readKept(key, isChosen).slice(0, mostCompared));

/** Chooses exactly these tools. `words` tell screen readers what has changed. */
function choose(tools: Chosen[], words = ""): void {
  chosen = tools;
  said = words;
  writeKept(key, tools);
  tell();
}

const count = (tools: Chosen[]) => `${tools.length} of ${mostCompared} tools to compare.`;

export function toggleChosen({ id, name, slug }: Chosen): void {
  const now = chosenNow();
  const others = now.filter((tool) => tool.id !== id);
  if (others.length < now.length) return choose(others, `${name} removed, ${count(others)}`);
  if (now.length >= mostCompared) return toast.info("You can compare four tools at most.");
  const more = [...now, { id, name, slug }];
  choose(more, `${name} added, ${count(more)} Alt+C leads to them.`);
}

/** Takes out all tools; what was taken out can be put back, before what was chosen since. */
export function clearChosen(): void {
  const before = chosenNow();
  // The toast says it.
  choose([]);
  const undo = () => {
    const since = chosenNow().filter(({ id }) => !before.some((tool) => tool.id === id));
    const all = [...before, ...since].slice(0, mostCompared);
    choose(all, count(all));
  };
  toast.info("Nothing to compare any more.", undefined, { label: "Undo", onClick: undo });
}

function readAgain({ key: changed }: { key?: string | null }): void {
  // Null when all of the storage was emptied.
  if (changed && changed !== key) return;
  chosen = undefined;
  tell();
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", readAgain);
  // A page that the browser kept has missed what other tabs did.
  window.addEventListener("pageshow", ({ persisted }) => persisted && readAgain({}));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a tool is chosen; renders again only when that changes. The first render is the same as the server's. */
export const useIsChosen = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => chosenNow().some((tool) => tool.id === id),
    () => false,
  );

/** The tools that are chosen, in the order in which they were. */
export const useChosen = (): Chosen[] => useSyncExternalStore(subscribe, chosenNow, () => none);

/** What has just changed, in words. */
export const useSaid = (): string =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => "",
  );

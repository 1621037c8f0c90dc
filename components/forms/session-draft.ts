import { readStored, writeStored } from "@/components/ui/browser-storage";
import { draftPrefix } from "@/components/forms/clear-drafts";

/**
 * What is typed into a form, kept by the browser for as long as the tab is open: it survives a failure, a reload and
 * signing in. Where the browser keeps nothing, nothing is kept.
 */
export type Draft = Record<string, string | number | null>;

const keyOf = (name: string) => draftPrefix + name;

/** What was typed before, if anything. Its fields may be of any type: check them. */
export function readDraft(name: string): Record<string, unknown> | null {
  const found = readStored("sessionStorage", keyOf(name));
  return typeof found === "object" ? (found as Record<string, unknown> | null) : null;
}

/** The texts of a draft by their names; empty where there is none. */
export function readTexts<Name extends string>(draft: string, names: readonly Name[]): Record<Name, string> {
  const kept = readDraft(draft) ?? {};
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return Object.fromEntries(names.map((name) => [name, textOf(kept[name])])) as Record<Name, string>;
}

export function writeDraft(name: string, draft: Draft): void {
  writeStored("sessionStorage", keyOf(name), draft);
}

export function clearDraft(name: string): void {
  writeStored("sessionStorage", keyOf(name), null);
}

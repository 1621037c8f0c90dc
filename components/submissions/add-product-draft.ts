import { clearDraft, readDraft, writeDraft } from "@/components/forms/session-draft";
import type { AddProductForm } from "@/lib/submissions/schema";

const name = "add-product";
/** For how long somebody who pressed the button may take to sign in, milliseconds. */
const patience = 30 * 60_000;
const fields = ["name", "description", "category", "website", "imageUrl"] as const;

/** What was typed before, or empty fields. */
export function readProduct(): AddProductForm {
  const draft = readDraft(name);
  const read = (field: (typeof fields)[number]) => {
    const value = draft?.[field];
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as AddProductForm;
}

/** Keeps what is typed. With `send` it is sent by itself once somebody has signed in. */
export function keepProduct(values: AddProductForm, { send = false } = {}): void {
  writeDraft(name, { ...values, sendUntil: send ? Date.now() + patience : null });
}

/** Whether the draft is to be sent by itself. */
export function isToBeSent(): boolean {
  const until = readDraft(name)?.["sendUntil"];
  return typeof until === "number" && until > Date.now();
}

export const forgetProduct = () => clearDraft(name);

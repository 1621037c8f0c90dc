import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { clearDraft, readDraft, readTexts, writeDraft } from "@/components/forms/session-draft";
import type { AddProductForm, SubmissionDto } from "@/lib/submissions/schema";
import { type ToolTasksForm, toolTasksForm } from "@/lib/tools/facts/schema";

const name = "add-product";
/** For how long somebody who pressed the button may take to sign in, milliseconds. */
const patience = 30 * 60_000;
const fields = ["name", "description", "category", "website", "imageUrl", "pricingType"] as const;

/** The tasks of a draft as they were written, or none. */
function readTasks(text: unknown): ToolTasksForm {
  try {
    // Their lines may be empty yet.
    const tasks = JSON.parse(String(text)) as ToolTasksForm;
    const lines = tasks.map((task) => ({ ...task, how: task.how || "-" }));
    return toolTasksForm.safeParse(lines).success ? tasks : [];
  } catch {
    return [];
  }
}

/** What was typed before, or empty fields. */
export function readProduct(): AddProductForm {
  return { ...readTexts(name, fields), tasks: readTasks(readDraft(name)?.["tasks"]) };
}

/** Keeps what is typed. With `send` it is sent by itself once somebody has signed in. */
export function keepProduct(values: AddProductForm, { send = false } = {}): void {
  const tasks = JSON.stringify(values.tasks);
  writeDraft(name, { ...values, tasks, sendUntil: send ? Date.now() + patience : null });
}

/** Keeps what was sent in and withdrawn or rejected, to be sent in again with other words. */
export const keepSubmission = ({
  toolName,
  websiteUrl,
  logoUrl,
  pricingType,
  ...rest
}: SubmissionDto): void =>
  keepProduct({
    name: toolName,
    description: rest.description,
    category: rest.category,
    website: websiteUrl,
    imageUrl: logoUrl ?? "",
    pricingType: pricingType ?? "",
    tasks: rest.tasks,
  });

/** Keeps what is typed into the form, as it changes. */
export function useKeptProduct<T>(form: UseFormReturn<AddProductForm, unknown, T>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepProduct(form.getValues()));
    return unsubscribe;
  }, [form]);
}

let leaving = false;
if (typeof window !== "undefined") {
  for (const event of ["beforeunload", "pagehide"]) window.addEventListener(event, () => (leaving = true));
  window.addEventListener("pageshow", () => (leaving = false));
}
/** Whether the page is being left: what is under way then fails, whatever the network does. */
export const isLeaving = () => leaving;

/** Whether the draft is to be sent by itself. */
export function isToBeSent(): boolean {
  const until = readDraft(name)?.["sendUntil"];
  return typeof until === "number" && until > Date.now();
}

export const forgetProduct = () => clearDraft(name);

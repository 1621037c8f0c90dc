import type { FieldPath, UseFormSetError } from "react-hook-form";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { createSubmissionApi } from "@/lib/submissions/api";
import type { AddProductForm, KnownTool, SubmissionDto, SubmitForm } from "@/lib/submissions/schema";

type Body = Parameters<typeof call<typeof createSubmissionApi>>[2]["body"];
type Filled = Omit<AddProductForm, "imageUrl" | "pricingType"> & {
  imageUrl?: string;
  pricingType: Body["pricingType"];
};
type Refused =
  | { ok: false; tool: KnownTool }
  | {
      ok: false;
      tool?: undefined;
      status: number;
      error: string;
      fields: { path: string; message: string }[];
    };

/** How sending went: taken in, a tool that is already there, or refused with a sentence and what it is about. */
export type Sent = { ok: true; submission: SubmissionDto } | Refused;

/** What the forms call a field of the interface. */
const fieldOf: Record<string, keyof AddProductForm> = {
  toolName: "name",
  description: "description",
  category: "category",
  websiteUrl: "website",
  logoUrl: "imageUrl",
  pricingType: "pricingType",
  tasks: "tasks",
};

export async function sendSubmission({ name, website, tasks, imageUrl, ...rest }: Filled): Promise<Sent> {
  const body: Body = {
    ...rest,
    toolName: name,
    websiteUrl: website,
    tasks: tasks.map(({ slug, how }) => ({ slug, how })),
    logoUrl: imageUrl,
  };
  try {
    return {
      ok: true,
      submission: await call<typeof createSubmissionApi>("POST", "/api/tools/submissions", { body }),
    };
  } catch (reason) {
    if (!(reason instanceof CallError))
      return { ok: false, status: 0, error: "Something went wrong. Please try again.", fields: [] };
    const { tool } = (reason.answer ?? {}) as { tool?: KnownTool };
    if (reason.status === 409 && tool) return { ok: false, tool };
    return { ok: false, status: reason.status, error: messageOf(reason), fields: reason.issues };
  }
}

/** Tells at the fields what was refused, and answers what is to be said of the whole. Of a website that is listed its field is given the tool. */
export function showRefusal<V extends SubmitForm>(
  setError: UseFormSetError<V>,
  refused: Refused,
): string | undefined {
  if (refused.tool) {
    const message = "This website is already listed.";
    setError("website" as FieldPath<V>, { message, types: refused.tool }, { shouldFocus: true });
    return undefined;
  }
  const known = refused.fields.flatMap(({ path, message }) => {
    const field = fieldOf[path.split(".")[0]!];
    return field ? { field, message } : [];
  });
  for (const [at, { field, message }] of known.entries())
    setError(field as FieldPath<V>, { message }, { shouldFocus: at === 0 });
  return known.length === 0 ? refused.error : undefined;
}

import { CallError } from "@/lib/platform/http/client";

/** The sentence about a failed call, and whether it is about the link: then only another one helps. */
export function failureOf(reason: unknown): { message: string; badLink: boolean; field?: string } {
  if (!(reason instanceof CallError))
    return { message: "An error occurred. Please try again.", badLink: false };
  const field = reason.issues[0]?.path;
  return {
    message: reason.message,
    badLink: reason.status === 400 && (field === undefined || field === "token"),
    field,
  };
}

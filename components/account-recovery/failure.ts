import { CallError, messageOf } from "@/lib/platform/http/client";

/** The sentence about a failed call, and whether it is about the link: then only another one helps. */
export function failureOf(reason: unknown): { message: string; badLink: boolean; field?: string } {
  const refused = reason instanceof CallError ? reason : undefined;
  const field = refused?.issues[0]?.path;
  return {
    message: messageOf(reason),
    badLink: refused?.status === 400 && (field === undefined || field === "token"),
    field,
  };
}

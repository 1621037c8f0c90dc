import { call, CallError } from "@/lib/platform/http/client";
import type { createSubmissionApi } from "@/lib/submissions/api";
import type { KnownTool, SubmissionDto } from "@/lib/submissions/schema";

type Body = Parameters<typeof call<typeof createSubmissionApi>>[2]["body"];

/** How sending went: taken in, a tool that is already there, or refused with a sentence and what it is about. */
export type Sent =
  | { ok: true; submission: SubmissionDto }
  | { ok: false; tool: KnownTool }
  | {
      ok: false;
      tool?: undefined;
      status: number;
      error: string;
      fields: { path: string; message: string }[];
    };

/** Sends a submission. */
export async function sendSubmission(body: Body): Promise<Sent> {
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
    return { ok: false, status: reason.status, error: reason.message, fields: reason.issues };
  }
}

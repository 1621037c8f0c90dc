import type { Instrumentation } from "next";

/** Called by the framework once, when a server starts. */
export async function register(): Promise<void> {
  // As a condition of its own, so that nothing of it gets into what is built for the other runtime.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    if (process.env.NEXT_PHASE === "phase-production-build") return;
    const { startJobs } = await import("@/lib/jobs");
    // Not awaited: pages are served while the queue can't be reached.
    void startJobs();
  }
}

/** Called by the framework with what a page or a route threw. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logPageError } = await import("@/lib/platform/http/page-error");
    logPageError(error, request, context);
  }
};

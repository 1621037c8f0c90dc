"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast";
import type { sendVerificationApi } from "@/lib/accounts/api";
import { call, CallError } from "@/lib/platform/http/client";

/** Says that the address is not confirmed yet, and sends the link again. */
export function VerifyNotice() {
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");

  async function send() {
    if (state !== "idle") return;
    setState("busy");
    try {
      await call<typeof sendVerificationApi>("POST", "/api/auth/email/send", {});
      toast.success("Check your inbox", "We sent you a link to verify your address.");
      setState("sent");
    } catch (reason) {
      toast.error(reason instanceof CallError ? reason.message : "An error occurred. Please try again.");
      setState("idle");
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-warning">Not verified yet.</span>
      {state === "sent" ? (
        <span role="status">The link is on its way.</span>
      ) : (
        <button
          type="button"
          aria-disabled={state === "busy"}
          onClick={() => void send()}
          className="link min-h-6 text-left font-medium"
        >
          {state === "busy" ? "Sending…" : "Resend verification e-mail"}
        </button>
      )}
    </p>
  );
}

"use client";

import { type ReactNode, useState } from "react";
import { sendVerification } from "@/components/auth/send-verification";

/** Says what the address that is not confirmed yet keeps from happening, and sends the link again. */
export function VerifyNotice({ children }: { children: ReactNode }) {
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");

  async function send() {
    if (state !== "idle") return;
    setState("busy");
    setState((await sendVerification()) ? "sent" : "idle");
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-warning">{children}</span>
      {state === "sent" ? (
        <span role="status">The link is on its way.</span>
      ) : (
        <button
          type="button"
          aria-disabled={state === "busy"}
          onClick={() => void send()}
          className="link min-h-6 text-left font-medium"
        >
          {state === "busy" ? "Sending…" : "Resend verification email"}
        </button>
      )}
    </p>
  );
}

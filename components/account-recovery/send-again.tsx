import { useState } from "react";
import { failureOf } from "@/components/account-recovery/failure";
import { Problem } from "@/components/auth/form-parts";
import { openAuth } from "@/components/auth/open-auth";
import { Button } from "@/components/ui/button";
import { currentViewer, useViewer } from "@/components/viewer/viewer-store";
import type { sendVerificationApi } from "@/lib/accounts/api";
import { call } from "@/lib/platform/http/client";

/** Asks for another link to verify the account's address; whoever is not signed in signs in first. */
export function SendAgain() {
  const viewer = useViewer();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [problem, setProblem] = useState<string>();

  async function send() {
    if (state === "busy") return;
    if ((await currentViewer()).status !== "in") return openAuth({ mode: "login" });
    setState("busy");
    setProblem(undefined);
    try {
      await call<typeof sendVerificationApi>("POST", "/api/auth/email/send", {});
      setState("sent");
    } catch (reason) {
      setState("idle");
      setProblem(failureOf(reason).message);
    }
  }

  return (
    <div className="flex w-full flex-col items-start gap-4">
      <Problem>{problem}</Problem>
      <p role="status" className="empty:hidden">
        {state === "sent" &&
          "A new link is on its way to the address of your account. It is good for 24 hours."}
      </p>
      {state !== "sent" && (
        <Button size="lg" aria-disabled={state === "busy"} onClick={() => void send()}>
          {state === "busy"
            ? "Sending link…"
            : viewer.status === "out"
              ? "Sign in to get a new link"
              : "Send a new link"}
        </Button>
      )}
    </div>
  );
}

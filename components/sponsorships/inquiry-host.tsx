"use client";

import { useEffect, useState } from "react";
import { openAuth } from "@/components/auth/open-auth";
import { loadInquiryDialog, openInquiry, inquiryEvent } from "@/components/sponsorships/open-inquiry";
import { clearDraft, readDraft, writeDraft } from "@/components/forms/session-draft";
import { late } from "@/components/ui/late";
import { useViewer } from "@/components/viewer/viewer-store";
import { toast } from "@/components/ui/toast";

/** Remembers that the dialog is to open again once somebody has signed in, and about which plan. */
const afterSignIn = "sales-after-sign-in";

const InquiryDialog = late("the form", loadInquiryDialog);

/** Listens for {@link inquiryEvent}, and then fetches and opens the dialog. */
export function InquiryHost() {
  const [opened, setOpened] = useState<{ plan?: string }>();
  const { status } = useViewer();

  useEffect(() => {
    const onOpen = (event: Event) => setOpened({ plan: (event as CustomEvent<string | undefined>).detail });
    window.addEventListener(inquiryEvent, onOpen);
    return () => window.removeEventListener(inquiryEvent, onOpen);
  }, []);

  useEffect(() => {
    const waiting = status === "in" && readDraft(afterSignIn);
    if (!waiting) return;
    clearDraft(afterSignIn);
    openInquiry(typeof waiting["plan"] === "string" ? waiting["plan"] : undefined);
  }, [status]);

  if (!opened) return null;
  return (
    <InquiryDialog
      plan={opened.plan}
      onClose={() => setOpened(undefined)}
      onSignInNeeded={() => {
        setOpened(undefined);
        writeDraft(afterSignIn, { plan: opened.plan ?? null });
        toast.error("Authentication Required", "You must be logged in to submit this form");
        openAuth({ mode: "login", reason: "You must be logged in to submit this form" });
      }}
    />
  );
}

"use client";

import { useEffect, useState } from "react";
import { openAuth } from "@/components/auth/open-auth";
import { loadInquiryDialog, openInquiry, inquiryEvent } from "@/components/sponsorships/open-inquiry";
import { clearDraft, readDraft, writeDraft } from "@/components/forms/session-draft";
import { late } from "@/components/ui/late";
import { useViewer } from "@/components/viewer/viewer-store";
import { toast } from "@/components/ui/toast";

/** Remembers that the dialog is to open again once somebody has signed in. */
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
    if (status !== "in" || !readDraft(afterSignIn)) return;
    clearDraft(afterSignIn);
    openInquiry();
  }, [status]);

  if (!opened) return null;
  return (
    <InquiryDialog
      plan={opened.plan}
      onClose={() => setOpened(undefined)}
      onSignInNeeded={() => {
        setOpened(undefined);
        writeDraft(afterSignIn, { wanted: 1 });
        toast.error("Authentication Required", "You must be logged in to submit this form");
        openAuth({ mode: "login", problem: "You must be logged in to submit this form" });
      }}
    />
  );
}

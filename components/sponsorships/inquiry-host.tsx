"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { openAuth } from "@/components/auth/open-auth";
import { loadInquiryDialog, openInquiry, inquiryEvent } from "@/components/sponsorships/open-inquiry";
import type { InquiryDialog } from "@/components/sponsorships/inquiry-dialog";
import { clearDraft, readDraft, writeDraft } from "@/components/forms/session-draft";
import { useViewer } from "@/components/viewer/viewer-store";
import { toast } from "@/components/ui/toast";

/** Remembers that the dialog is to open again once somebody has signed in. */
const afterSignIn = "sales-after-sign-in";

type Loaded = { Dialog: ComponentType<ComponentProps<typeof InquiryDialog>>; plan?: string };

/** Listens for {@link inquiryEvent}, and then fetches and opens the dialog. */
export function InquiryHost() {
  const [opened, setOpened] = useState<Loaded>();
  const { status } = useViewer();

  useEffect(() => {
    const onOpen = async (event: Event) => {
      const plan = (event as CustomEvent<string | undefined>).detail;
      try {
        const { InquiryDialog } = await loadInquiryDialog();
        setOpened({ Dialog: InquiryDialog, plan });
      } catch {
        toast.error("Failed to open the form. Please check your internet connection and try again.");
      }
    };
    window.addEventListener(inquiryEvent, onOpen);
    return () => window.removeEventListener(inquiryEvent, onOpen);
  }, []);

  useEffect(() => {
    if (status !== "in" || !readDraft(afterSignIn)) return;
    clearDraft(afterSignIn);
    openInquiry();
  }, [status]);

  if (!opened) return null;
  const { Dialog, plan } = opened;
  return (
    <Dialog
      plan={plan}
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

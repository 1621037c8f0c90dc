"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { openAuth } from "@/components/auth/open-auth";
import { loadSales, openSales, salesEvent } from "@/components/advertise/open-sales";
import type { SalesDialog } from "@/components/advertise/sales-dialog";
import { clearDraft, readDraft, writeDraft } from "@/components/forms/session-draft";
import { useViewer } from "@/components/viewer/viewer-store";
import { toast } from "@/components/ui/toast";

/** Remembers that the dialog is to open again once somebody has signed in. */
const afterSignIn = "sales-after-sign-in";

type Loaded = { Dialog: ComponentType<ComponentProps<typeof SalesDialog>>; plan?: string };

/** Listens for {@link salesEvent}, and then fetches and opens the dialog. */
export function SalesHost() {
  const [opened, setOpened] = useState<Loaded>();
  const { status } = useViewer();

  useEffect(() => {
    const onOpen = async (event: Event) => {
      const plan = (event as CustomEvent<string | undefined>).detail;
      try {
        const { SalesDialog } = await loadSales();
        setOpened({ Dialog: SalesDialog, plan });
      } catch {
        toast.error("Failed to open the form. Please check your internet connection and try again.");
      }
    };
    window.addEventListener(salesEvent, onOpen);
    return () => window.removeEventListener(salesEvent, onOpen);
  }, []);

  useEffect(() => {
    if (status !== "in" || !readDraft(afterSignIn)) return;
    clearDraft(afterSignIn);
    openSales();
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

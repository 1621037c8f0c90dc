"use client";

import { usePathname } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { AuthDialog } from "@/components/auth/auth-dialog";
import { authEvent, type AuthRequest, loadAuth, takeAuthRequest } from "@/components/auth/open-auth";
import { toast } from "@/components/ui/toast";

type Loaded = { Dialog: ComponentType<ComponentProps<typeof AuthDialog>>; request: AuthRequest };

/** Listens for {@link authEvent}, and then fetches and opens the dialog. */
export function AuthHost({ registrationOpen }: { registrationOpen: boolean }) {
  const [opened, setOpened] = useState<Loaded>();
  const path = usePathname();
  /** The path that was rendered last: a change of path removes the scroll lock that a dialog has on the page. */
  const [renderedPath, setRenderedPath] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setRenderedPath(path), 0);
    return () => clearTimeout(timer);
  }, [path]);

  useEffect(() => {
    const onOpen = async () => {
      const request = takeAuthRequest();
      if (!request) return;
      try {
        const { AuthDialog } = await loadAuth();
        setOpened({ Dialog: AuthDialog, request });
      } catch {
        toast.error("Failed to open the sign-in form. Please check your internet connection and try again.");
      }
    };
    window.addEventListener(authEvent, onOpen);
    // What was asked for before this was there to hear it.
    void onOpen();
    return () => window.removeEventListener(authEvent, onOpen);
  }, []);

  // The entrances open the dialog and go home: it comes when they are there.
  if (!opened || renderedPath !== path || path === "/sign-in" || path === "/sign-up") return null;
  const { Dialog, request } = opened;
  return (
    <Dialog
      key={request.mode}
      request={request}
      registrationOpen={registrationOpen}
      onClose={() => setOpened(undefined)}
    />
  );
}

"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { authEvent, type AuthRequest, loadAuth, takeAuthRequest } from "@/components/auth/open-auth";
import { signedInEvent } from "@/components/auth/signed-in-event";
import { late } from "@/components/ui/late";
import { loadViewer, viewerNow } from "@/components/viewer/viewer-store";
import { signedOutEvent } from "@/lib/platform/http/client";

const AuthDialog = late("the sign-in form", loadAuth);

/** Listens for {@link authEvent}, and then fetches and opens the dialog. */
export function AuthHost({ registrationOpen }: { registrationOpen: boolean }) {
  const [opened, setOpened] = useState<AuthRequest>();
  const path = usePathname();
  /** The path that was rendered last: a change of path removes the scroll lock that a dialog has on the page. */
  const [renderedPath, setRenderedPath] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setRenderedPath(path), 0);
    return () => clearTimeout(timer);
  }, [path]);

  // Of somebody who was signed in the session has ended; a visitor is asked by what they wanted.
  const dismissed = useRef(false);
  useEffect(() => {
    const onOpen = () => {
      const request = takeAuthRequest();
      if (request) setOpened((before) => ({ ...request, ended: before?.ended }));
    };
    const onSignedOut = ({ detail: method }: CustomEventInit<string>) => {
      const viewer = viewerNow();
      // Who wants to go on without is asked again by what they do, and not by what the page reads by itself.
      if (viewer.status !== "in" || (method === "GET" && dismissed.current)) return;
      setOpened({ mode: "login", ended: viewer.me.id });
    };
    const gone = new AbortController();
    const { signal } = gone;
    window.addEventListener(authEvent, onOpen, { signal });
    window.addEventListener(signedOutEvent, onSignedOut, { signal });
    window.addEventListener(signedInEvent, () => void (dismissed.current = false), { signal });
    // What was asked for before this was there to hear it.
    onOpen();
    void loadViewer();
    return () => gone.abort();
  }, []);

  // The entrances open the dialog and go home: it comes when they are there.
  if (!opened || renderedPath !== path || path === "/sign-in" || path === "/sign-up") return null;
  return (
    <AuthDialog
      key={opened.mode}
      request={opened}
      registrationOpen={registrationOpen}
      onClose={() => {
        dismissed.current = opened.ended !== undefined;
        setOpened(undefined);
      }}
    />
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type AuthMode, openAuth } from "@/components/auth/open-auth";
import { toast } from "@/components/ui/toast";
import { currentViewer } from "@/components/viewer/viewer-store";
import { pathOf, signInProblem } from "@/lib/accounts/sign-in/utils";

/** Opens the dialog and goes home. Who is signed in already goes where they were led from. */
export function AuthEntrance({ mode }: { mode: AuthMode }) {
  const router = useRouter();

  useEffect(() => {
    let gone = false;
    // The page is cached and the same for everybody: only the browser knows the query.
    const query = new URLSearchParams(window.location.search);
    const next = pathOf(query.get("callbackUrl"), window.location.origin);
    const problem = signInProblem(query.get("error"));
    void currentViewer().then(({ status }) => {
      if (gone) return;
      if (status !== "in") openAuth({ mode, next, problem });
      else if (problem) toast.error(problem);
      if (status === "in" && next && !problem) window.location.replace(next);
      else router.replace("/");
    });
    return () => void (gone = true);
  }, [mode, router]);

  return null;
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type AuthMode, loadAuth, openAuth } from "@/components/auth/open-auth";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { currentViewer } from "@/components/viewer/viewer-store";
import { pathOf, signInProblem } from "@/lib/accounts/sign-in/utils";

/** Opens the dialog and goes home. Who is signed in already goes where they were led from. */
export function AuthEntrance({ mode }: { mode: AuthMode }) {
  const router = useRouter();

  useEffect(() => {
    let gone = false;
    // While it is found out who is there, and home comes. What fails is said when the dialog is due.
    loadAuth().catch(() => {});
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

  return <FormShape fields={mode === "signup" ? 3 : 2} />;
}

/** What waits for the dialog has its place and about its size. */
function FormShape({ fields }: { fields: number }) {
  return (
    <div
      role="status"
      aria-label="Loading the form"
      className="border-border bg-background fixed inset-0 m-auto flex h-fit w-[calc(100%-32px)] max-w-sm flex-col gap-5 rounded-lg border p-6 noscript:hidden"
    >
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-4 w-3/4" />
      {Array.from({ length: fields }, (_, at) => (
        <div key={at} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-11" />
        </div>
      ))}
      <Skeleton className="h-11" />
      <Skeleton className="mx-auto h-6 w-2/3" />
    </div>
  );
}

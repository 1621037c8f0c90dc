"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { signOutWithToast } from "@/components/layout/sign-out";
import { Button } from "@/components/ui/button";

/** Ends the session and leads to the home page. */
export function SignOutButton({ small = false }: { small?: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="outline"
      size={small ? "sm" : "default"}
      className={small ? "max-sm:h-11" : undefined}
      aria-disabled={busy}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        void signOutWithToast().finally(() => setBusy(false));
      }}
    >
      <LogOut aria-hidden strokeWidth={1.75} />
      Sign Out
    </Button>
  );
}

"use client";

import { LogOut } from "lucide-react";
import { signOutWithToast } from "@/components/layout/sign-out";
import { Button } from "@/components/ui/button";
import { useBusy } from "@/components/ui/use-busy";

export function SignOutButton({ small = false }: { small?: boolean }) {
  const [busy, run] = useBusy();
  return (
    <Button
      variant="outline"
      size={small ? "sm" : "default"}
      className={small ? "max-sm:h-11" : undefined}
      aria-disabled={busy}
      onClick={() => void run(signOutWithToast)}
    >
      <LogOut />
      Sign Out
    </Button>
  );
}

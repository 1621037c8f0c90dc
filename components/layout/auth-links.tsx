"use client";

import { loadProviders } from "@/components/auth/providers";
import { type AuthMode, loadAuth, openAuth } from "@/components/auth/open-auth";
import { buttonVariants } from "@/components/ui/button";

function warm(): void {
  void loadProviders();
  loadAuth().catch(() => {});
}

const entries: { href: string; label: string; mode: AuthMode; variant: "ghost" | "default" }[] = [
  { href: "/sign-in", label: "Sign in", mode: "login", variant: "ghost" },
  { href: "/sign-up", label: "Sign up", mode: "signup", variant: "default" },
];

/** "Sign in" and "Sign up": links that open the dialog where there is JavaScript. */
export function AuthLinks({ className }: { className: string }) {
  return entries.map(({ href, label, mode, variant }) => (
    <a
      key={href}
      href={href}
      aria-haspopup="dialog"
      className={buttonVariants({ variant, className })}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={(event) => {
        // A new tab is a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openAuth({ mode });
      }}
    >
      {label}
    </a>
  ));
}

"use client";

import { loadProviders } from "@/components/auth/providers";
import { type AuthMode, loadAuth, openAuth } from "@/components/auth/open-auth";
import { reachOf } from "@/components/ui/late";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

const reach = reachOf(() => Promise.all([loadProviders(), loadAuth()]));

// The looks of a button, spelt out: every public page carries this, and so does without the library of variants.
const base =
  "inline-flex h-9 shrink-0 items-center justify-center rounded-md border px-4 text-sm font-medium whitespace-nowrap transition-colors";
const ghost = `${base} border-transparent hover:bg-surface-2`;
const primary = `${base} border-transparent bg-primary text-on-primary hover:bg-[color-mix(in_srgb,var(--primary)_88%,var(--foreground))]`;

const entries: { href: string; label: string; mode: AuthMode; look: string }[] = [
  { href: "/sign-in", label: "Sign in", mode: "login", look: ghost },
  { href: "/sign-up", label: "Sign up", mode: "signup", look: primary },
];

/** "Sign in" and "Sign up": links that open the dialog where there is JavaScript. */
export function AuthLinks({ className }: { className: string }) {
  return entries.map(({ href, label, mode, look }) => (
    <a
      key={href}
      href={href}
      aria-haspopup="dialog"
      className={`${look} ${mode === "signup" ? `${className} in-data-registration-closed:hidden` : className}`}
      {...reach}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openAuth({ mode });
      }}
    >
      {label}
    </a>
  ));
}

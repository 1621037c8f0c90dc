"use client";

import { AccountAvatar } from "@/components/layout/account-avatar";
import { accountLinks } from "@/components/layout/account-links";
import { AuthLinks } from "@/components/layout/auth-links";
import { signOutWithToast } from "@/components/layout/sign-out";
import { useViewer } from "@/components/viewer/viewer-store";

const entry = "flex min-h-11 w-full items-center rounded-md px-3 text-left hover:bg-surface-2";

export function AccountMobile() {
  const viewer = useViewer();
  if (viewer.status !== "in") {
    return (
      <div className="mb-4 grid grid-cols-2 gap-2 px-3">
        <AuthLinks className="first:border-border-strong! h-11!" />
      </div>
    );
  }
  const { name, email, image, role } = viewer.me;
  return (
    <section aria-label="Account" className="border-border mb-3 border-b pb-3">
      <div className="flex items-center gap-3 px-3 pb-2">
        <AccountAvatar name={name} image={image} className="size-10" />
        <p className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="text-muted block truncate text-sm">{email}</span>
        </p>
      </div>
      {accountLinks(role).map(({ href, label }) => (
        <a key={href} href={href} className={entry}>
          {label}
        </a>
      ))}
      <button
        type="button"
        className={`${entry} cursor-pointer`}
        onClick={(event) => {
          event.currentTarget.closest("dialog")?.close();
          void signOutWithToast();
        }}
      >
        Sign out
      </button>
    </section>
  );
}

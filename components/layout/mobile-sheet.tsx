"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { AccountMobile } from "@/components/layout/account-mobile";
import { navButton } from "@/components/layout/nav-button";
import { NavLink } from "@/components/layout/nav-link";
import { exploreLinks } from "@/components/layout/site-links";
import type { SoftwareEntry } from "@/components/layout/software-menu";
import { cross, Icon } from "@/components/ui/icon";

/** The navigation of small screens, in a sheet. The browser's own dialog keeps and returns the focus. */
export default function MobileSheet({
  software,
  onClose,
}: {
  software: SoftwareEntry[];
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  const openedOn = useRef(path);

  useEffect(() => {
    if (path === openedOn.current) dialog.current?.showModal();
    else dialog.current?.close();
  }, [path]);

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className="border-border bg-background text-foreground shadow-float mr-0 ml-auto h-dvh max-h-none w-4/5 max-w-sm overscroll-contain border-l wrap-anywhere transition-transform backdrop:bg-black/50 starting:open:translate-x-full"
      onClose={onClose}
      onClick={(event) => {
        // The dialog's own box is covered by its content: a click that reaches it fell on the veil.
        const { target, currentTarget } = event;
        if (target === currentTarget || (target instanceof Element && target.closest("a")))
          currentTarget.close();
      }}
    >
      <div className="min-h-full p-2 pb-[max(8px,env(safe-area-inset-bottom))]">
        <form method="dialog" className="flex justify-end">
          <button aria-label="Close menu" className={navButton}>
            <Icon path={cross} className="size-5" />
          </button>
        </form>
        <AccountMobile />
        <SiteLinks software={software} />
      </div>
    </dialog>
  );
}

function SiteLinks({ software }: { software: SoftwareEntry[] }) {
  const classes =
    "flex min-h-11 items-center rounded-md px-3 hover:bg-surface-2 aria-[current=page]:font-medium aria-[current=page]:text-primary-text";
  return (
    <nav aria-label="Menu" className="pb-4">
      {exploreLinks.map(({ href, label }) => (
        <NavLink key={href} href={href} className={classes}>
          {label}
        </NavLink>
      ))}
      {software.length > 0 && (
        <>
          <p className="text-muted mt-4 mb-1 px-3 text-xs">Best software</p>
          {software.map(({ slug, title }) => (
            <NavLink key={slug} href={`/${slug}`} className={classes}>
              {title}
            </NavLink>
          ))}
        </>
      )}
    </nav>
  );
}

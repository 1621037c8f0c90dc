"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { navButton } from "@/components/layout/nav-button";
import { Icon } from "@/components/ui/icon";
import { cross, menu } from "@/components/ui/icon-paths";

/** The navigation of small screens, in a sheet. The browser's own dialog keeps and returns the focus. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(false);
  const path = usePathname();

  useEffect(() => dialog.current?.close(), [path]);

  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`${navButton} lg:hidden noscript:hidden`}
        onClick={() => {
          // At once, so that the dialog finds what to focus.
          flushSync(() => setWanted(true));
          dialog.current?.showModal();
        }}
      >
        <Icon path={menu} className="size-5" />
      </button>
      {wanted && (
        <dialog
          ref={dialog}
          aria-label="Menu"
          className="border-border bg-background text-foreground shadow-float mr-0 ml-auto h-dvh max-h-none w-4/5 max-w-sm overscroll-contain border-l transition-transform duration-150 backdrop:bg-black/50 starting:open:translate-x-full"
          onClick={(event) => {
            // The dialog's own box is covered by its content: a click that reaches it fell on the veil.
            const { target, currentTarget } = event;
            if (target === currentTarget || (target instanceof Element && target.closest("a")))
              currentTarget.close();
          }}
        >
          <div className="min-h-full p-2">
            <form method="dialog" className="flex justify-end">
              <button aria-label="Close menu" className={navButton}>
                <Icon path={cross} className="size-5" />
              </button>
            </form>
            {children}
          </div>
        </dialog>
      )}
    </>
  );
}

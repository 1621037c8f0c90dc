"use client";

import { type ComponentProps, useState } from "react";
import type MobileSheet from "@/components/layout/mobile-sheet";
import { navButton } from "@/components/layout/nav-button";
import { Icon, menu } from "@/components/ui/icon";
import { late } from "@/components/ui/late";

const Sheet = late("the menu", () => import("@/components/layout/mobile-sheet"));

/** Opens the navigation of small screens, which is loaded when somebody reaches for it. */
export function MobileMenu(props: Pick<ComponentProps<typeof MobileSheet>, "software">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`${navButton} -mr-[12px] @min-[62rem]/head:hidden noscript:hidden`}
        {...Sheet.reach}
        onClick={() => setOpen(true)}
      >
        <Icon path={menu} className="size-5" />
      </button>
      {open && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

"use client";

import { type ComponentProps, type ComponentType, useState } from "react";
import type { MobileSheet } from "@/components/layout/mobile-sheet";
import { navButton } from "@/components/layout/nav-button";
import { Icon } from "@/components/ui/icon";
import { menu } from "@/components/ui/icon-paths";
import { toast } from "@/components/ui/toast";

const load = () => import("@/components/layout/mobile-sheet").then((loaded) => loaded.MobileSheet);
const prepare = () => void load().catch(() => {});

/** Opens the navigation of small screens, which is loaded when somebody reaches for it. */
export function MobileMenu(props: Pick<ComponentProps<typeof MobileSheet>, "software">) {
  const [Sheet, setSheet] = useState<ComponentType<ComponentProps<typeof MobileSheet>>>();

  const open = () =>
    load().then(
      (loaded) => setSheet(() => loaded),
      () => toast.error("Failed to open the menu. Please check your internet connection and try again."),
    );

  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`${navButton} lg:hidden noscript:hidden`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <Icon path={menu} className="size-5" />
      </button>
      {Sheet && <Sheet {...props} onClose={() => setSheet(undefined)} />}
    </>
  );
}

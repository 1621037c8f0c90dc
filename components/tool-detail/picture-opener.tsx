"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { late } from "@/components/ui/late";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import type { Picture } from "@/lib/tools/facts/schema";

const Viewer = late("the pictures", () => import("@/components/tool-detail/picture-viewer"));

export function PictureOpener({
  name,
  pictures,
  children,
}: {
  name: string;
  pictures: Picture[];
  children: ReactNode;
}) {
  const [open, setOpen] = useState<number>();

  function show(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : undefined;
    const first = pictures.findIndex(({ url }) => url === link?.getAttribute("href"));
    if (!link || first < 0 || opensElsewhere(event)) return;
    event.preventDefault();
    // Not every browser gives a link the focus with a click; it is to come back here.
    link.focus();
    setOpen(first);
  }

  return (
    <>
      <div {...Viewer.reach} onClick={show}>
        {children}
      </div>
      {open !== undefined && (
        <Viewer name={name} pictures={pictures} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

"use client";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { late } from "@/components/ui/late";
import type { Picture } from "@/lib/tools/facts/schema";

const Viewer = late("the pictures", () => import("@/components/tool-detail/picture-viewer"));

const linkOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest("a") : undefined);

/** Opens the pictures that its links lead to, large and one after another. */
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

  const warm = (event: SyntheticEvent) => {
    if (linkOf(event)) Viewer.warm();
  };

  function show(event: MouseEvent) {
    const link = linkOf(event);
    const first = pictures.findIndex(({ url }) => url === link?.getAttribute("href"));
    if (!link || first < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser gives a link the focus with a click; it is to come back here.
    link.focus();
    setOpen(first);
  }

  return (
    <>
      <div onPointerOver={warm} onFocus={warm} onClick={show}>
        {children}
      </div>
      {open !== undefined && (
        <Viewer name={name} pictures={pictures} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

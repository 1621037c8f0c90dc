"use client";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import type { Picture } from "@/lib/tools/facts/schema";

const load = () => import("@/components/tool-detail/picture-viewer").then((loaded) => loaded.PictureViewer);
type Viewer = Awaited<ReturnType<typeof load>>;

const linkOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest("a") : undefined);

/** Opens the pictures that its links lead to, large and one after another. Until the viewer is there they are links. */
export function PictureOpener({
  name,
  pictures,
  children,
}: {
  name: string;
  pictures: Picture[];
  children: ReactNode;
}) {
  const [open, setOpen] = useState<{ Viewer: Viewer; first: number }>();

  const warm = (event: SyntheticEvent) => {
    if (linkOf(event)) load().catch(() => {});
  };

  function show(event: MouseEvent) {
    const link = linkOf(event);
    const first = pictures.findIndex(({ url }) => url === link?.getAttribute("href"));
    if (!link || first < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser gives a link the focus with a click; it is to come back here.
    link.focus();
    load().then(
      (Viewer) => setOpen({ Viewer, first }),
      () => window.location.assign(link.href),
    );
  }

  return (
    <>
      <div onPointerOver={warm} onFocus={warm} onClick={show}>
        {children}
      </div>
      {open && (
        <open.Viewer name={name} pictures={pictures} first={open.first} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

"use client";

import { type MouseEvent, useState } from "react";
import { Part } from "@/components/tool-detail/part";
import { pictureAlt } from "@/components/tool-detail/picture-alt";
import type { Picture } from "@/lib/tools/facts/schema";
import { sizesOf } from "@/lib/uploads/utils-sizes";

const load = () => import("@/components/tool-detail/picture-viewer").then((loaded) => loaded.PictureViewer);
type Viewer = Awaited<ReturnType<typeof load>>;

/** A row of a tool's pictures, which open large. Until their viewer is there they are links to the pictures. */
export function Pictures({ name, pictures }: { name: string; pictures: Picture[] }) {
  const [open, setOpen] = useState<{ Viewer: Viewer; first: number }>();
  if (pictures.length === 0) return null;

  function show(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Not every browser gives a link the focus with a click; it is to come back here.
    link.focus();
    load().then(
      (Viewer) => setOpen({ Viewer, first: at }),
      () => window.location.assign(link.href),
    );
  }

  return (
    <Part title="Pictures">
      <ul className="-m-1 flex snap-x scroll-p-1 gap-3 overflow-x-auto overscroll-x-contain p-1">
        {pictures.map((picture, at) => (
          <li key={picture.url} className="w-60 shrink-0 snap-start sm:w-72">
            <a
              href={picture.url}
              className="border-border bg-surface-2 hover:border-border-strong block overflow-hidden rounded-lg border transition-colors duration-150"
              onPointerEnter={() => void load().catch(() => {})}
              onFocus={() => void load().catch(() => {})}
              onClick={(event) => show(event, at)}
            >
              <img
                src={`${picture.url}?w=640`}
                srcSet={sizesOf(picture)}
                sizes="(min-width: 640px) 288px, 240px"
                alt={pictureAlt(picture, name, at)}
                width={640}
                height={400}
                loading="lazy"
                decoding="async"
                className="aspect-[16/10] w-full object-cover object-top"
              />
            </a>
          </li>
        ))}
      </ul>
      {open && (
        <open.Viewer name={name} pictures={pictures} first={open.first} onClose={() => setOpen(undefined)} />
      )}
    </Part>
  );
}

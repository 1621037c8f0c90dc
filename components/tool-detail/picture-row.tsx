import { Part } from "@/components/tool-detail/part";
import { pictureAlt } from "@/components/tool-detail/picture-alt";
import { PictureOpener } from "@/components/tool-detail/picture-opener";
import type { Picture } from "@/lib/tools/facts/schema";
import { sizesOf } from "@/lib/uploads/utils-sizes";

export function PictureRow({ name, pictures }: { name: string; pictures: Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <Part title="Pictures">
      <PictureOpener name={name} pictures={pictures}>
        <ul className="-m-1 flex snap-x scroll-p-1 gap-3 overflow-x-auto overscroll-x-contain p-1">
          {pictures.map((picture, at) => (
            <li key={picture.url} className="w-60 shrink-0 snap-start sm:w-72">
              <a
                href={picture.url}
                className="border-border bg-surface-2 hover:border-border-strong block overflow-hidden rounded-lg border transition-colors"
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
      </PictureOpener>
    </Part>
  );
}

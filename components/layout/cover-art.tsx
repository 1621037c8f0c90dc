import { coverOf, coverSize } from "@/lib/seo/utils-cover";
import { cn } from "@/lib/utils";

/** A drawing in the site's colours that stands in for a picture. It says nothing by itself. */
export function CoverArt({
  slug,
  category,
  className,
}: {
  slug: string;
  category: string;
  className: string;
}) {
  const { layers, turned, tint } = coverOf(slug, category);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ filter: `hue-rotate(${tint}deg)` }}
      className={cn("cover", turned && "turned", className)}
    >
      {layers.map(({ path, stroke }, i) => (
        <path key={i} d={path} strokeWidth={stroke} />
      ))}
    </svg>
  );
}

import { CoverArt } from "@/components/layout/cover-art";

/** The picture of a post, or, while it has none, a drawing of its own. It says nothing by itself. */
export function PostCover({
  post: { slug, category },
  image,
  className,
  eager = false,
}: {
  post: { slug: string; category: string };
  image: string | null;
  className: string;
  eager?: boolean;
}) {
  const frame = `border-border overflow-hidden border ${className}`;
  if (!image) return <CoverArt slug={slug} category={category} className={frame} />;
  return (
    <img
      src={image}
      alt=""
      width={1200}
      height={630}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={`${frame} object-cover`}
    />
  );
}

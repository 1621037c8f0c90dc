/**
 * A tool's logo on the ground that logos stand on. It says nothing by itself: the name stands beside it.
 *
 * @param size of its side, in pixels; the class names draw it in that size
 */
export function Logo({
  size,
  className,
  ...image
}: {
  src: string;
  size: number;
  className: string;
  loading?: "lazy";
}) {
  return (
    <img
      {...image}
      alt=""
      width={size}
      height={size}
      className={`border-border bg-tile border object-contain ${className}`}
    />
  );
}

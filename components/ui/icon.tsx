/**
 * An icon beside words that say the same, as one path (icon-paths.ts): what every page shows is drawn with as few elements
 * as possible. Styled by `.icon` in app/base.css.
 */
export function Icon({ path, className }: { path: string; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={className ? `icon ${className}` : "icon"}>
      <path d={path} />
    </svg>
  );
}

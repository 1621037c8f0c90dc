import { initialsOf } from "@/components/layout/initials";

/** The picture of an account, or its initials. Only says what the name beside it says already. */
export function AccountAvatar({
  name,
  image,
  className,
}: {
  name: string;
  image: string | null;
  className: string;
}) {
  return (
    <span
      aria-hidden
      className={`border-border bg-surface-2 text-muted grid shrink-0 place-items-center overflow-hidden rounded-full border text-xs font-medium ${className}`}
    >
      {image ? <img src={image} alt="" className="size-full object-cover" /> : initialsOf(name)}
    </span>
  );
}

import { initials } from "@/lib/posts/utils";

/** Whoever wrote a post: their picture, or their initials. The name stands beside it. */
export function AuthorAvatar({ name, avatar }: { name: string; avatar: string | null }) {
  const classes = "border-border size-6 shrink-0 rounded-full border";
  if (avatar)
    return (
      <img src={avatar} alt="" width={24} height={24} loading="lazy" className={`${classes} object-cover`} />
    );
  return (
    <span
      aria-hidden
      className={`${classes} bg-surface-2 text-muted grid place-items-center text-[0.625rem] font-semibold`}
    >
      {initials(name)}
    </span>
  );
}

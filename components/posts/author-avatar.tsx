import { AuthorPicture } from "@/components/posts/author-picture";
import { initials } from "@/lib/posts/utils";

/** Whoever wrote something: their picture, or their initials. The name stands beside it. */
export function AuthorAvatar({ name, avatar }: { name: string; avatar: string | null }) {
  const classes = "border-border size-6 shrink-0 rounded-full border";
  const letters = (
    <span
      aria-hidden
      className={`${classes} bg-surface-2 text-muted grid place-items-center text-[0.625rem] font-semibold`}
    >
      {initials(name)}
    </span>
  );
  if (!avatar) return letters;
  return (
    <AuthorPicture src={avatar} className={`${classes} object-cover`}>
      {letters}
    </AuthorPicture>
  );
}

import type { ReactNode } from "react";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

/**
 * The way to the next or previous page of a list: a link without JavaScript, and otherwise a button that adds the page to
 * what is shown.
 *
 * @param onPress what it does; left out, it leads to the page
 */
export function PageLink({
  href,
  rel,
  loading,
  onPress,
  children,
}: {
  href: string;
  rel: "next" | "prev";
  loading: boolean;
  onPress?: () => void;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      rel={rel}
      role="button"
      aria-disabled={loading}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      className="outline-button h-11 px-6"
      onClick={(event) => {
        if (!onPress || opensElsewhere(event)) return;
        event.preventDefault();
        if (!loading) onPress();
      }}
    >
      {loading ? "Loading…" : children}
    </a>
  );
}

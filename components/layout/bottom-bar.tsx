"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { openAuth } from "@/components/auth/open-auth";
import { openSearch } from "@/components/search/open-search";
import { bookmark, house, Icon, search, user } from "@/components/ui/icon";
import { hasHint } from "@/components/viewer/viewer-store";

/** Search opens the dialog; without JavaScript it leads to the field of the home page. */
const entries = [
  { label: "Home", href: "/", icon: house },
  { label: "Search", href: "/", icon: search },
  { label: "Saved", href: "/dashboard", icon: bookmark },
  { label: "Account", href: "/dashboard?tab=settings", icon: user },
];

/** Which of the entries is shown. */
function useCurrent() {
  const path = usePathname();
  const tab = useSearchParams().get("tab") ?? "saved";
  if (path === "/") return "Home";
  if (path === "/dashboard") return tab === "saved" ? "Saved" : "Account";
}

/** What a thumb reaches on a phone, at the foot of every public page (`--bottom-bar` is its height). */
export function BottomBar() {
  const current = useCurrent();
  return (
    <nav
      aria-label="Shortcuts"
      className="bottom-bar border-border bg-background fixed inset-x-0 bottom-0 z-30 h-(--bottom-bar) auto-cols-[minmax(max-content,1fr)] grid-flow-col border-t pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
    >
      {entries.map(({ label, href, icon }) => {
        const isSearch = icon === search;
        return (
          <a
            key={label}
            href={href}
            aria-current={label === current ? "page" : undefined}
            aria-haspopup={isSearch ? "dialog" : undefined}
            className="text-muted active:bg-surface-2 aria-[current=page]:text-primary-text flex min-w-0 flex-col items-center justify-center gap-0.5 overflow-hidden text-xs -outline-offset-2 aria-[current=page]:font-medium"
            onClick={(event) => {
              // Who has to sign in first stays where they are until then.
              const isClosed = href.startsWith("/dashboard") && !hasHint();
              if (!isSearch && !isClosed) return;
              event.preventDefault();
              if (isSearch) openSearch();
              else openAuth({ mode: "login", next: href });
            }}
          >
            <Icon path={icon} className="size-[22px] shrink-0" />
            {label}
          </a>
        );
      })}
    </nav>
  );
}

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { usePathname } from "next/navigation";
import { Fragment, useEffect, useRef } from "react";
import { type AdminLink, linkOf } from "@/components/admin/admin-links";
import { PendingLink } from "@/components/ui/pending-link";
import { formatCount } from "@/lib/tools/utils";
import { cn } from "@/lib/utils";

/** What waits beside a screen's link is told so far. */
const mostTold = 999;

/** The ways to the screens. Collapsed it shows icons alone, named for those who can't see them. */
export function AdminSidebar({
  links,
  waiting = {},
  collapsed = false,
  onToggle,
}: {
  links: AdminLink[];
  /** How much waits on a screen, by its address. */
  waiting?: Record<string, number>;
  collapsed?: boolean;
  /** Missing where it can't be collapsed. */
  onToggle?: () => void;
}) {
  const path = usePathname();
  const current = linkOf(links, path);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [path]);
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className="flex h-full flex-col gap-1 p-2">
      <nav ref={nav} aria-label="Administration" className="flex flex-col gap-0.5">
        {links.map((link, at) => {
          const { href, label, icon: Icon, group } = link;
          const count = waiting[href];
          const number = count && count > mostTold ? `${formatCount(mostTold)}+` : formatCount(count ?? 0);
          const named = count ? `${label}, ${number} open` : label;
          const begins = group !== undefined && group !== links[at - 1]?.group;
          return (
            <Fragment key={href}>
              {begins &&
                (collapsed ? (
                  <hr className="border-border my-1.5" />
                ) : (
                  <h2 className="text-muted mt-3 mb-0.5 px-2.5 text-xs font-medium">{group}</h2>
                ))}
              <PendingLink
                href={href}
                aria-current={link === current ? "page" : undefined}
                aria-label={collapsed || count ? named : undefined}
                title={collapsed ? named : undefined}
                className={cn(
                  "text-muted hover:bg-surface-2 hover:text-foreground aria-[current=page]:bg-surface-2 aria-[current=page]:text-foreground flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors aria-[current=page]:font-medium max-md:h-11",
                  collapsed && "justify-center px-0",
                )}
              >
                <Icon className="size-4 shrink-0" />
                {!collapsed && label}
                {!collapsed && count ? <span className="tabular ml-auto text-xs">{number}</span> : null}
              </PendingLink>
            </Fragment>
          );
        })}
      </nav>
      {onToggle && (
        <button
          type="button"
          aria-expanded={!collapsed}
          aria-label={collapsed ? "Expand sidebar" : "Collapse sidebar"}
          className={cn(
            "text-muted hover:bg-surface-2 hover:text-foreground mt-auto flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm",
            collapsed && "justify-center px-0",
          )}
          onClick={onToggle}
        >
          <Toggle className="size-4 shrink-0" />
          {!collapsed && "Collapse"}
        </button>
      )}
    </div>
  );
}

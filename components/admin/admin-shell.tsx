"use client";

import { Menu, Search } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { AdminCommand } from "@/components/admin/admin-command";
import { adminLinks, moderationLinks, trailOf } from "@/components/admin/admin-links";
import { AdminSidebar } from "@/components/admin/admin-sidebar";
import { ConfirmProvider } from "@/components/forms/confirm";
import { LeaveGuard } from "@/components/admin/leave-guard";
import { AuthHost } from "@/components/auth/auth-host";
import { signOut, somethingFailed } from "@/components/auth/session-calls";
import { searchEvent, takeAsked } from "@/components/search/open-search";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { readStored, writeStored } from "@/components/ui/browser-storage";
import { Button, LinkButton } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import { Sheet, SheetContent } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";
import { cn } from "@/lib/utils";

const collapsedKey = "admin-sidebar-collapsed";
const changed = "admin-sidebar";

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
const isCollapsed = () => readStored("localStorage", collapsedKey) === true;

/** What every screen of the back office stands in: sidebar, header with the way it is, command menu, questions. */
export function AdminShell({
  area,
  name,
  themeToggle,
  waiting,
  children,
}: {
  area: "admin" | "moderation";
  name: string;
  /** Whether the settings let people choose a theme. */
  themeToggle: boolean;
  /** How much waits on a screen, by its address. */
  waiting?: Record<string, number>;
  children: ReactNode;
}) {
  const links = area === "admin" ? adminLinks : moderationLinks;
  const path = usePathname();
  const collapsed = useSyncExternalStore(subscribe, isCollapsed, () => false);
  const [menu, setMenu] = useState<string>();
  const [command, setCommand] = useState(false);
  const home =
    area === "admin" ? { href: "/admin", label: "Admin" } : { href: "/moderation", label: "Moderation" };

  useEffect(() => {
    const onAsked = async () => {
      if (takeAsked() === undefined) return;
      // Not while React renders, which may have called this; and at once, so that the next key finds the field.
      await null;
      // A form that lies over the screen is left first.
      const isFree = !document.querySelector("[role=dialog], [role=alertdialog]");
      flushSync(() => setCommand((open) => !open && isFree));
    };
    window.addEventListener(searchEvent, onAsked);
    void onAsked();
    return () => window.removeEventListener(searchEvent, onAsked);
  }, []);

  function toggle() {
    writeStored("localStorage", collapsedKey, !collapsed);
    window.dispatchEvent(new Event(changed));
  }

  async function leave() {
    try {
      await signOut();
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : somethingFailed);
    }
  }

  return (
    <ConfirmProvider>
      <div className="flex min-h-dvh">
        <aside
          className={cn(
            "border-border bg-surface sticky top-0 hidden h-dvh shrink-0 overflow-y-auto border-r md:block",
            collapsed ? "w-14" : "w-52",
          )}
        >
          <AdminSidebar links={links} waiting={waiting} collapsed={collapsed} onToggle={toggle} />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="border-border bg-background sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-2 border-b px-4 py-1 max-sm:px-2">
            <Button
              variant="ghost"
              size="icon"
              className="md:hidden"
              aria-label="Menu"
              onClick={() => setMenu(path)}
            >
              <Menu />
            </Button>
            {/* Too little is left of the name there to be read; the heading below says it. */}
            <nav aria-label="Screen" className="min-w-0 flex-1 max-[359px]:invisible">
              <ol className="flex items-center gap-1.5 text-sm">
                {trailOf(home, links, path).map(({ href, label }, at) => (
                  <li
                    key={label}
                    className={cn("flex min-w-0 items-center gap-1.5", href && "shrink-0 max-sm:hidden")}
                  >
                    {at > 0 && (
                      <span aria-hidden className="text-muted max-sm:hidden">
                        /
                      </span>
                    )}
                    {href ? (
                      <Link
                        href={href}
                        prefetch={false}
                        className="text-muted hover:text-foreground inline-flex min-h-6 items-center"
                      >
                        {label}
                      </Link>
                    ) : (
                      <span aria-current="page" className="truncate font-medium">
                        {label}
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </nav>
            <Button variant="ghost" size="icon" aria-label="Go to (Ctrl+K)" onClick={() => setCommand(true)}>
              <Search />
            </Button>
            {themeToggle && (
              <span className="max-sm:hidden">
                <ThemeToggle />
              </span>
            )}
            <span className="text-muted hidden max-w-40 truncate text-sm lg:block">{name}</span>
            <LinkButton href="/" size="sm">
              Main Site
            </LinkButton>
            <Button variant="ghost" size="sm" onClick={() => void leave()}>
              Sign out
            </Button>
          </header>
          <main id="main" tabIndex={-1} className="w-full max-w-[1400px] flex-1 p-4 outline-none md:p-6">
            {children}
          </main>
        </div>
      </div>
      <Sheet open={menu === path} onOpenChange={(open) => !open && setMenu(undefined)}>
        <SheetContent side="left" aria-describedby={undefined}>
          <DialogTitle>{home.label}</DialogTitle>
          {themeToggle && (
            <div className="-my-2 flex items-center justify-between px-4.5 text-sm sm:hidden">
              <span aria-hidden className="text-muted">
                Theme
              </span>
              <ThemeToggle />
            </div>
          )}
          <AdminSidebar links={links} waiting={waiting} />
        </SheetContent>
      </Sheet>
      {command && <AdminCommand area={area} links={links} onClose={() => setCommand(false)} />}
      <AuthHost registrationOpen={false} />
      <LeaveGuard />
    </ConfirmProvider>
  );
}

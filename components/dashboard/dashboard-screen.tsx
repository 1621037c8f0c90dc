import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Counter } from "@/components/dashboard/counter";
import { SignOutButton } from "@/components/dashboard/sign-out-button";
import { type DashboardTab, dashboardTabs, tabHref, tabNames } from "@/components/dashboard/tabs";
import { TrendingTools } from "@/components/dashboard/trending-tools";
import { AccountAvatar } from "@/components/layout/account-avatar";
import { InPlaceLink } from "@/components/lists/in-place-link";
import { buttonVariants } from "@/components/ui/button";
import type { MeDto } from "@/lib/accounts/schema";
import type { ToolCardDto } from "@/lib/tools/schema";
import { cn } from "@/lib/utils";

/** The frame of the dashboard: header, tabs, what the tab shows, and the side card. */
export function DashboardScreen({
  me,
  counts,
  tab,
  trending,
  action,
  children,
}: {
  me: MeDto;
  counts: { saved: number; upvoted: number };
  tab: DashboardTab;
  trending: ToolCardDto[];
  /** What can be done from everywhere on the dashboard. */
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="container pb-16">
      <DashboardHeader me={me} counts={counts} action={action} />
      <DashboardTabs current={tab} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <section aria-labelledby="tab" className="min-w-0">
          <h2 id="tab" className="sr-only">
            {dashboardTabs[tab].heading}
          </h2>
          {children}
        </section>
        <aside aria-label="Suggestions" className="lg:sticky lg:top-20 lg:self-start">
          <TrendingTools tools={trending} />
        </aside>
      </div>
    </div>
  );
}

/** The parts of the dashboard as links: each has its own address and works without JavaScript. */
function DashboardTabs({ current }: { current: DashboardTab }) {
  return (
    <nav aria-label="Dashboard" className="border-border border-b">
      <ul className="-mb-px flex flex-wrap sm:gap-1">
        {tabNames.map((tab) => (
          <li key={tab}>
            <InPlaceLink
              href={tabHref(tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "flex h-11 items-center border-b-2 px-2 text-sm font-medium -outline-offset-2 transition-colors duration-150 sm:px-3",
                tab === current
                  ? "border-primary-text text-foreground"
                  : "text-muted hover:text-foreground border-transparent",
              )}
            >
              {dashboardTabs[tab].label}
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whose dashboard it is, what can be done, and how much they collected. */
function DashboardHeader({
  me,
  counts,
  action,
}: {
  me: MeDto;
  counts: { saved: number; upvoted: number };
  action: ReactNode;
}) {
  return (
    <header className="flex flex-col gap-5 pt-8 pb-5 sm:pt-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-5">
        <AccountAvatar name={me.name} image={me.image} className="size-14 text-lg! sm:size-16" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-2xl wrap-anywhere">Welcome, {me.name}</h1>
          <p className="text-muted text-sm wrap-anywhere">{me.email}</p>
        </div>
        <div className="flex flex-wrap gap-2 *:px-4! *:text-sm! max-sm:w-full max-sm:*:h-11! max-sm:*:grow max-sm:*:first:w-full sm:*:h-9!">
          {action}
          <a href={tabHref("settings")} className={buttonVariants({ variant: "outline" })}>
            <Pencil aria-hidden strokeWidth={1.75} />
            Edit Profile
          </a>
          <SignOutButton />
        </div>
      </div>
      <dl className="flex gap-8">
        <Counter label="Saved Tools" list="savedTools" count={counts.saved} known={me.savedTools.length} />
        <Counter label="Upvoted" list="upvotedTools" count={counts.upvoted} known={me.upvotedTools.length} />
      </dl>
    </header>
  );
}

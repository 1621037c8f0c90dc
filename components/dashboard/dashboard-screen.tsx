import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { VerifyNotice } from "@/components/auth/verify-notice";
import { Counter } from "@/components/dashboard/counter";
import { SignOutButton } from "@/components/dashboard/sign-out-button";
import { DashboardTabs } from "@/components/dashboard/dashboard-tabs";
import { type DashboardTab, dashboardTabs, tabHref } from "@/components/dashboard/tabs";
import { TrendingTools } from "@/components/dashboard/trending-tools";
import { AccountAvatar } from "@/components/layout/account-avatar";
import { LinkButton } from "@/components/ui/button";
import { MadeForViewer } from "@/components/viewer/made-for-viewer";
import type { MeDto } from "@/lib/accounts/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

/** The frame of the dashboard: header, tabs, what the tab shows, and the side card. */
export function DashboardScreen({
  me,
  counts,
  tab,
  trending,
  action,
  notice,
  children,
}: {
  me: MeDto;
  counts: { saved: number; upvoted: number };
  tab: DashboardTab;
  trending: ToolCardDto[];
  /** What can be done from everywhere on the dashboard. */
  action: ReactNode;
  /** What they should know before anything else. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="container pb-16">
      <MadeForViewer members />
      {notice}
      <DashboardHeader me={me} counts={counts} action={action} />
      {/* The settings say it beside the address. */}
      {!me.counts && tab !== "settings" && (
        <div className="border-border bg-surface mb-3 rounded-md border px-3 py-2 wrap-anywhere">
          <VerifyNotice>
            Your votes and reviews count, and others can read what you review, once you have opened the link
            that we sent to {me.email}.
          </VerifyNotice>
        </div>
      )}
      <DashboardTabs current={tab} />
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <section aria-labelledby="tab" className="min-w-0 wrap-anywhere">
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

/**
 * Whose dashboard it is, what can be done, and how much they collected. On a phone it is two lines, so that the lists begin in
 * the first screen.
 */
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
    <header className="flex flex-col gap-2 pt-4 pb-2 sm:gap-5 sm:pt-10 sm:pb-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
        <AccountAvatar name={me.name} image={me.image} className="size-11 sm:size-16 sm:text-lg!" />
        <div className="min-w-0 flex-1 basis-24">
          <h1 className="line-clamp-2 text-lg wrap-anywhere sm:text-2xl">
            Welcome, <bdi>{me.name}</bdi>
          </h1>
          <p className="text-muted text-sm wrap-anywhere max-sm:truncate">{me.email}</p>
        </div>
        {/* On a phone they are their icons. */}
        <div className="flex shrink-0 gap-2 *:text-sm! max-sm:*:size-11! max-sm:*:gap-0! max-sm:*:px-0! max-sm:*:text-[0px]! sm:*:h-9! sm:*:px-4!">
          <LinkButton href={tabHref("settings")} size="default">
            <Pencil />
            Edit Profile
          </LinkButton>
          <SignOutButton />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 *:[button]:px-4! *:[button]:text-sm! sm:*:[button]:h-9!">
        <dl className="flex gap-x-4 sm:gap-x-8">
          <Counter label="Saved Tools" list="savedTools" count={counts.saved} known={me.savedTools.length} />
          <Counter
            label="Upvoted"
            list="upvotedTools"
            count={counts.upvoted}
            known={me.upvotedTools.length}
          />
        </dl>
        {action}
      </div>
    </header>
  );
}

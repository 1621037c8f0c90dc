"use client";

import { ChartPie } from "lucide-react";
import { AdminHeader } from "@/components/admin/admin-header";
import { nothing, Panel } from "@/components/admin/dashboard/panel";
import { PopularTools, RecentTools } from "@/components/admin/dashboard/tool-lists";
import { Totals } from "@/components/admin/dashboard/totals";
import { LoadFailure } from "@/components/admin/load-failure";
import { BarList } from "@/components/charts/bar-list";
import { PieChart } from "@/components/charts/pie-chart";
import { EmptyState } from "@/components/layout/empty-state";
import { LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useAsked } from "@/components/ui/use-asked";
import { call, CallError } from "@/lib/platform/http/client";
import type { getToolStatsApi } from "@/lib/tools/api-admin";
import type { ToolStats } from "@/lib/tools/schema-admin";
import { formatCount } from "@/lib/tools/utils";

/** A refusal has one sentence; a server out of reach its own. */
const failureText = (reason: unknown) =>
  reason instanceof CallError && reason.status === 0 ? reason.message : "Failed to fetch dashboard stats";

const isEmpty = (stats: ToolStats) =>
  [
    stats.totalTools,
    stats.pendingSubmissions,
    stats.pendingReviews,
    stats.newInquiries,
    stats.openReports,
    stats.pendingProposals,
    stats.linksToLookAt,
  ].every((count) => count === 0);

/** The first screen of the back office: what there is, what waits, what is looked at. */
export function Dashboard() {
  const {
    data: stats,
    error,
    retry,
  } = useAsked("stats", (signal) => call<typeof getToolStatsApi>("GET", "/api/tools/stats", { signal }));

  return (
    <>
      <AdminHeader title="Dashboard" description="What the directory holds, and what waits for a person." />
      {error !== undefined ? (
        <LoadFailure retry={retry}>Error loading dashboard data: {failureText(error)}</LoadFailure>
      ) : !stats ? (
        <Loading />
      ) : isEmpty(stats) ? (
        <EmptyState
          icon={<ChartPie />}
          title="No data available"
          description="Numbers appear here once the directory has its first tool."
          action={
            <LinkButton href="/admin/tools" variant="default">
              Manage tools
            </LinkButton>
          }
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Totals stats={stats} />
          <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <CategoryPanel counts={stats.categoryCounts} />
            <PricingPanel counts={stats.pricingCounts} />
          </div>
          <div className="grid gap-4 lg:grid-cols-2">
            <RecentTools tools={stats.recentTools} />
            <PopularTools tools={stats.popularTools} />
          </div>
        </div>
      )}
    </>
  );
}

/** The size of what replaces it. */
function Loading() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      <Skeleton className="h-[140px]" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {Array.from({ length: 3 }, (_, i) => (
          <Skeleton key={i} className="h-[118px]" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="h-[400px]" />
        <Skeleton className="h-[400px]" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-[330px]" />
        <Skeleton className="h-[330px]" />
      </div>
    </div>
  );
}

/** The categories that are seen at once. */
const bars = 10;

const pricingNames: Record<string, string> = { free: "Free", freemium: "Freemium", paid: "Paid" };

/** The tools of each category: bars of the largest, and behind a press of the others. */
function CategoryPanel({ counts }: { counts: ToolStats["categoryCounts"] }) {
  const rows = counts.map(({ _id, count }) => ({ name: _id, count }));
  const whole = rows.reduce((sum, { count }) => sum + count, 0);
  const fields: [string, string] = ["Category", "Tools"];
  if (rows.length === 0) return <Panel title="Tools by category">{nothing}</Panel>;
  return (
    <Panel title="Tools by category">
      <BarList label="The largest categories" fields={fields} rows={rows.slice(0, bars)} whole={whole} />
      {rows.length > bars && (
        <details className="border-border mt-3 border-t pt-3 text-sm">
          <summary className="text-secondary-text inline-flex min-h-6 w-fit items-center rounded-sm">
            The other {formatCount(rows.length - bars)} categories in numbers
          </summary>
          <div
            tabIndex={0}
            role="region"
            aria-label="The other categories in numbers"
            className="mt-2 max-h-72 overflow-auto"
          >
            <BarList
              label="The other categories"
              fields={fields}
              rows={rows.slice(bars)}
              whole={whole}
              longest={rows[0]?.count}
            />
          </div>
        </details>
      )}
    </Panel>
  );
}

function PricingPanel({ counts }: { counts: ToolStats["pricingCounts"] }) {
  if (counts.every(({ count }) => count === 0)) return <Panel title="Tools by pricing">{nothing}</Panel>;
  return (
    <Panel title="Tools by pricing">
      <PieChart
        label="Tools by pricing"
        fields={["Pricing", "Tools"]}
        rows={counts.map(({ _id, count }) => ({ name: pricingNames[_id] ?? _id, count }))}
      />
    </Panel>
  );
}

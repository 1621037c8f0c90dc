"use client";

import { ChartPie } from "lucide-react";
import { AdminHeader } from "@/components/admin/admin-header";
import { CategoryPanel, PricingPanel } from "@/components/admin/dashboard/charts";
import { PopularTools, RecentTools } from "@/components/admin/dashboard/tool-lists";
import { Totals } from "@/components/admin/dashboard/totals";
import { LoadFailure } from "@/components/admin/load-failure";
import { EmptyState } from "@/components/layout/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAsked } from "@/components/ui/use-asked";
import { call, CallError } from "@/lib/platform/http/client";
import type { getToolStatsApi } from "@/lib/tools/api-admin";
import type { ToolStats } from "@/lib/tools/schema-admin";

/** A refusal has one sentence; a server out of reach its own. */
const messageOf = (reason: unknown) =>
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
        <LoadFailure retry={retry}>Error loading dashboard data: {messageOf(error)}</LoadFailure>
      ) : !stats ? (
        <Loading />
      ) : isEmpty(stats) ? (
        <EmptyState
          icon={<ChartPie strokeWidth={1.75} />}
          title="No data available"
          description="Numbers appear here once the directory has its first tool."
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
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {Array.from({ length: 8 }, (_, i) => (
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

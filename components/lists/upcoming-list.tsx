"use client";

import { GetNotified } from "@/components/lists/get-notified";
import { LaunchCard } from "@/components/lists/launch-card";
import { LoadMoreGrid } from "@/components/tools/load-more-grid";
import type { listLaunchesApi } from "@/lib/engagement/launches/api";
import type { LaunchDto } from "@/lib/engagement/launches/schema";
import { call } from "@/lib/platform/http/client";

export function UpcomingList({
  launches,
  pageSize,
  ...list
}: {
  launches: LaunchDto[];
  total: number;
  page: number;
  pageSize: number;
  nextHref: string;
}) {
  const load = (page: number) =>
    call<typeof listLaunchesApi>("GET", "/api/launches", { query: { page, limit: pageSize } });
  return (
    <LoadMoreGrid {...list} items={launches} pageSize={pageSize} load={load} className="thirds">
      {(launch) => (
        <LaunchCard launch={launch}>
          <GetNotified id={launch.id} name={launch.name} subscribers={launch.subscribers} />
        </LaunchCard>
      )}
    </LoadMoreGrid>
  );
}

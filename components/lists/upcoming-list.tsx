"use client";

import { GetNotified } from "@/components/lists/get-notified";
import { LoadMoreGrid } from "@/components/tools/load-more-grid";
import type { listLaunchesApi } from "@/lib/engagement/launches/api";
import type { LaunchDto } from "@/lib/engagement/launches/schema";
import { formatDay } from "@/lib/platform/dates/utils";
import { call } from "@/lib/platform/http/client";
import { firstSentence, shortCategory } from "@/lib/tools/utils-texts";

/** The tools that are still to come, with Load More. */
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
    <LoadMoreGrid {...list} items={launches} pageSize={pageSize} load={load} className="lg:grid-cols-3">
      {(launch) => <LaunchCard launch={launch} />}
    </LoadMoreGrid>
  );
}

/** A tool that is still to come: when it is expected, and how many wait for it. */
function LaunchCard({ launch }: { launch: LaunchDto }) {
  return (
    <article className="card">
      <img src={launch.logo} alt="" width={44} height={44} loading="lazy" />
      <h3>
        <a href={`/ai-tools/${launch.slug}`}>{launch.name}</a>
      </h3>
      <small>{shortCategory(launch.category)}</small>
      <p>{firstSentence(launch.description)}</p>
      <footer className="flex-wrap justify-between gap-y-3">
        <span className="flex w-full items-center gap-2">
          <span className="badge badge-accent">Coming Soon</span>
          {launch.launchDate ? (
            <time dateTime={launch.launchDate}>Expected {formatDay(launch.launchDate)}</time>
          ) : (
            <span>Date to be announced</span>
          )}
        </span>
        <GetNotified id={launch.id} name={launch.name} subscribers={launch.subscribers} />
      </footer>
    </article>
  );
}

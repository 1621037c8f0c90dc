"use client";

import { fromStart } from "@/components/dashboard/from-start";
import { tabHref } from "@/components/dashboard/tabs";
import { useLaunch } from "@/components/lists/get-notified";
import { LaunchCard } from "@/components/lists/launch-card";
import { LoadMoreGrid } from "@/components/tools/load-more-grid";
import { Button } from "@/components/ui/button";
import type { listMyLaunchesApi } from "@/lib/engagement/launches/api";
import type { LaunchDto } from "@/lib/engagement/launches/schema";
import { call } from "@/lib/platform/http/client";

/**
 * The coming tools that somebody wants to be told of. One that they unsubscribe from stays until the page is next opened, so
 * that nothing moves under the finger and Undo stands where they pressed.
 */
export function MyLaunches({
  launches,
  ...list
}: {
  launches: LaunchDto[];
  total: number;
  page: number;
  pageSize: number;
}) {
  const { page, pageSize } = list;
  const load = (wanted: number) =>
    call<typeof listMyLaunchesApi>("GET", "/api/me/launches", { query: fromStart(page, wanted, pageSize) });
  return (
    <LoadMoreGrid
      {...list}
      items={launches}
      nextHref={tabHref("launches", page + 1)}
      load={load}
      keeps={false}
    >
      {(launch) => (
        <LaunchCard launch={launch}>
          <Unsubscribe launch={launch} />
        </LaunchCard>
      )}
    </LoadMoreGrid>
  );
}

function Unsubscribe({ launch: { id, name, subscribers } }: { launch: LaunchDto }) {
  const [subscribed, , toggle] = useLaunch(id, subscribers, true);
  return (
    <>
      <Button variant="outline" className="relative z-1 max-sm:h-11" onClick={() => void toggle()}>
        {subscribed ? "Unsubscribe" : "Undo"}
        <span className="sr-only">
          {subscribed ? `from the launch of ${name}` : `: tell me of the launch of ${name}`}
        </span>
      </Button>
      <span role="status">{!subscribed && "Unsubscribed: no mail will come."}</span>
    </>
  );
}

import { z } from "zod";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { MyLaunches } from "@/components/dashboard/my-launches";
import { NoOwnTools } from "@/components/dashboard/no-own-tools";
import { OwnTools } from "@/components/dashboard/own-tools";
import { Settings } from "@/components/dashboard/settings/settings";
import { SuspendedNotice } from "@/components/dashboard/suspended-notice";
import { type DashboardTab, tabHref, tabNames } from "@/components/dashboard/tabs";
import { Pager } from "@/components/lists/pager";
import { MyTools } from "@/components/owners/my-tools";
import { MyReports } from "@/components/reports/my-reports";
import { MyReviews } from "@/components/reviews/my-reviews";
import { MySubmissions } from "@/components/submissions/my-submissions";
import { SubmitButton } from "@/components/submissions/submit-button";
import { getMe } from "@/lib/accounts/queries";
import { getNoticeSettings } from "@/lib/accounts/queries-notices";
import { getPendingEmail } from "@/lib/accounts/queries-settings";
import { countOwnTools, listOwnCards } from "@/lib/accounts/queries-tools";
import { dashboardPageSize, type MeDto } from "@/lib/accounts/schema";
import { listCategoryNames } from "@/lib/categories/queries";
import { getConfig } from "@/lib/config/queries";
import { listMyLaunches } from "@/lib/engagement/launches/queries";
import { hasPage, pageNumber } from "@/lib/list/search-params";
import { listMyClaims } from "@/lib/owners/queries";
import { listMyTools } from "@/lib/owners/queries-proposals";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { listMyReports } from "@/lib/reports/queries";
import { listMyReviews } from "@/lib/reviews/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { listMySubmissions } from "@/lib/submissions/queries";
import { listToolCards } from "@/lib/tools/queries";
import { toolQuery } from "@/lib/tools/schema";

/** Submissions, reviews, tools of one's own, or reports, on one page. */
const rowPageSize = 50;

export const generateMetadata = () =>
  pageMetadata({
    title: "Dashboard",
    description:
      "Your saved and upvoted tools, the launches you wait for, your submissions, reviews, reports and settings.",
    path: "/dashboard",
    noindex: true,
  });

/** Whoever comes with a tab or page that there is not sees the first one. */
const view = z.object({ tab: z.enum(tabNames).catch("saved"), page: pageNumber.catch(1) });

export default async function DashboardPage({ searchParams }: PageProps<"/dashboard">) {
  const { tab, page } = view.parse(await searchParams);
  const viewer = await getPageViewer();
  const me = viewer && (await getMe(viewer.id));
  if (!me) redirect(`/sign-in?callbackUrl=/dashboard${encodeURIComponent(tabHref(tab).slice(10))}`);

  const [{ contactEmail }, counts, categories, trending] = await Promise.all([
    getConfig(),
    countOwnTools(me.id),
    listCategoryNames(),
    listToolCards(toolQuery.parse({ isTrending: "true", limit: 3 })),
  ]);
  return (
    <DashboardScreen
      me={me}
      counts={counts}
      tab={tab}
      trending={trending?.items ?? []}
      action={<SubmitButton categories={categories} />}
      notice={
        viewer.status === "suspended" && (
          <div className="mt-4">
            <SuspendedNotice contactEmail={contactEmail} />
          </div>
        )
      }
    >
      <Tab tab={tab} page={page} me={me} categories={categories} />
    </DashboardScreen>
  );
}

async function Tab({
  tab,
  page,
  me,
  categories,
}: {
  tab: DashboardTab;
  page: number;
  me: MeDto;
  categories: string[];
}) {
  if (tab === "settings") {
    const [pendingEmail, notices] = await Promise.all([
      getPendingEmail(me.id, me.email),
      getNoticeSettings(me.id),
    ]);
    return <Settings me={me} pendingEmail={pendingEmail} notices={notices} />;
  }
  const rows = { tab, page, userId: me.id };
  if (tab === "tools")
    return <Rows {...rows} list={listMyTools} show={(items) => <MyTools tools={items} />} />;
  if (tab === "submissions") {
    const { items: claims } = await listMyClaims(me.id, { page: 1, limit: 100 });
    const claimed = claims.map(({ tool }) => tool.slug);
    return (
      <Rows
        {...rows}
        list={listMySubmissions}
        show={(items) => <MySubmissions submissions={items} claimed={claimed} categories={categories} />}
      />
    );
  }
  if (tab === "reviews")
    return <Rows {...rows} list={listMyReviews} show={(items) => <MyReviews reviews={items} />} />;
  if (tab === "reports")
    return <Rows {...rows} list={listMyReports} show={(items) => <MyReports reports={items} />} />;
  const paged = { page, pageSize: dashboardPageSize };
  if (tab === "launches") {
    const { items, total } = await listMyLaunches(me.id, { page, limit: dashboardPageSize });
    if (!hasPage(page, total, dashboardPageSize)) redirect(tabHref(tab));
    if (total === 0) return <NoOwnTools list={tab} />;
    return <MyLaunches key={page} launches={items} total={total} {...paged} />;
  }
  const list = await listOwnCards(tab, me.id, { page, limit: dashboardPageSize });
  // Tools that were taken off the list can leave a later page without any.
  if (!hasPage(page, list.total, dashboardPageSize)) redirect(tabHref(tab));
  if (list.total === 0) return <NoOwnTools list={tab} />;
  return <OwnTools key={`${tab}-${page}`} list={tab} tools={list.items} total={list.total} {...paged} />;
}

async function Rows<T>({
  tab,
  page,
  userId,
  list,
  show,
}: {
  tab: DashboardTab;
  page: number;
  userId: string;
  list: (userId: string, page: { page: number; limit: number }) => Promise<{ items: T[]; total: number }>;
  show: (items: T[]) => ReactNode;
}) {
  const { items, total } = await list(userId, { page, limit: rowPageSize });
  if (!hasPage(page, total, rowPageSize)) redirect(tabHref(tab));
  return (
    <>
      {show(items)}
      <Pager page={page} total={total} pageSize={rowPageSize} href={(to) => tabHref(tab, to)} what={tab} />
    </>
  );
}

import type { Metadata } from "next";
import { headers } from "next/headers";
import { PageNotFound } from "@/app/page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { ReportView } from "@/components/sponsorships/report-view";
import { LinkButton } from "@/components/ui/button";
import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { readSearchParams } from "@/lib/list/search-params";
import { formatDay } from "@/lib/platform/dates/utils";
import { env } from "@/lib/platform/env";
import { pageMetadata } from "@/lib/seo/metadata";
import { noteAdvertiser } from "@/lib/sponsorships/mutations-counts";
import { getReport } from "@/lib/sponsorships/report/queries";
import { longestReport, reportQuery } from "@/lib/sponsorships/report/schema";

export async function generateMetadata(): Promise<Metadata> {
  const metadata = await pageMetadata({
    title: "Report of a sponsored listing",
    description: "Impressions and clicks by day, and what was left out.",
    path: "/advertise/report",
    noindex: true,
  });
  // The address holds the key: no search engine keeps what it finds behind it, and no request says where it came from.
  return { ...metadata, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** What the advertiser of a listing reads, who has its link and needs no account. */
export default async function ReportPage({ params, searchParams }: PageProps<"/advertise/report/[id]">) {
  const { id } = await params;
  const asked = readSearchParams(reportQuery, await searchParams);
  const report = asked && (await getReport(id, { ...asked, all: false }));
  if (!report) return <PageNotFound />;
  await noteAdvertiser(id, visitorOf(new Request(env.SITE_URL, { headers: await headers() })));
  const { name, tool, startDate, endDate } = report;
  const sheet = new URLSearchParams({ key: asked.key!, days: String(longestReport), format: "csv" });
  return (
    <div className="container max-w-[900px] pb-16">
      <PageHeader
        title={name}
        description={`Sponsored listing, from ${formatDay(startDate)}${endDate ? ` to ${formatDay(endDate)}` : ""}. This page is private: whoever has its address can read it.`}
        actions={
          <>
            <LinkButton href={`/ai-tools/${tool.slug}`} variant="ghost" size="default">
              Open the tool
            </LinkButton>
            <LinkButton href={`/api/sponsorships/${id}/report?${sheet}`} download size="default">
              Download CSV
            </LinkButton>
          </>
        }
      />
      <ReportView report={report} />
    </div>
  );
}

import { redirect } from "next/navigation";
import { z } from "zod";
import { OwnToolPage } from "@/app/(site)/dashboard/tools/[id]/own-tool-page";
import { ToolPageNotFound } from "@/app/tool-page-not-found";
import { ToolStatistics } from "@/components/owners/tool-statistics";
import { maySeeStatistics } from "@/lib/owners/policy";
import { getStatistics } from "@/lib/owners/queries-statistics";
import { statisticsDays } from "@/lib/owners/schema-statistics";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { idPattern } from "@/lib/platform/input/utils";
import { pageMetadata } from "@/lib/seo/metadata";

const view = z.object({
  days: z.coerce.number().pipe(z.literal(statisticsDays)).catch(statisticsDays[0]),
});

export const generateMetadata = () =>
  pageMetadata({
    title: "Statistics",
    description: "How a tool of yours does, day by day.",
    path: "/dashboard",
    noindex: true,
  });

export default async function StatisticsPage({ params, searchParams }: PageProps<"/dashboard/tools/[id]">) {
  const { id } = await params;
  const viewer = await getPageViewer();
  if (!viewer) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/dashboard/tools/${id}`)}`);
  const { days } = view.parse(await searchParams);
  const allowed = idPattern.test(id) && (await maySeeStatistics(viewer, id));
  const statistics = allowed ? await getStatistics(id, days) : null;
  // Whether there is such a tool is told to nobody else.
  if (!statistics) return <ToolPageNotFound />;
  const { tool } = statistics;
  return (
    <OwnToolPage
      tool={tool}
      screen={{ name: tool.name, path: "" }}
      title={`${tool.name}, day by day`}
      className=""
    >
      <ToolStatistics statistics={statistics} chosen={days} />
    </OwnToolPage>
  );
}

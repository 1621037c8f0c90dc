import { z } from "zod";
import { viewMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { MonthForm } from "@/components/integrity/month-form";
import { MonthNumbers } from "@/components/integrity/month-numbers";
import { PageHeader } from "@/components/layout/page-header";
import { getFirstMonth, getIntegrity } from "@/lib/integrity/queries";
import { month } from "@/lib/integrity/schema";
import { monthName, monthOf, monthsBetween } from "@/lib/integrity/utils";
import { readSearchParams } from "@/lib/list/search-params";

const path = "/integrity";
const title = "Integrity";
const description =
  "What is voted, reviewed, removed, rejected and banned here, month by month, and how many listings were paid for.";
const view = z.object({ month: month.optional() });

export const generateMetadata = viewMetadata(view, (asked) => ({
  title: asked.month ? `${title}: ${monthName(asked.month)}` : title,
  description,
  path: asked.month ? `${path}?month=${asked.month}` : path,
  canonical: path,
  noindex: asked.month !== undefined,
}));

export default async function IntegrityPage({ searchParams }: PageProps<"/integrity">) {
  const asked = readSearchParams(view, await searchParams);
  const now = monthOf(new Date());
  const months = monthsBetween(await getFirstMonth(), now);
  const shown = asked?.month ?? now;
  if (!asked || !months.includes(shown)) return <PageNotFound />;
  return (
    <div className="container max-w-[900px] pb-16">
      <PageHeader
        title={title}
        description={
          <>
            What came in, what was removed or rejected, and why, in numbers. Each decision stands in the{" "}
            <a href="/moderation-log" className="link underline">
              moderation log
            </a>
            ; how lists are ordered is{" "}
            <a href="/ranking" className="link underline">
              public as well
            </a>
            .
          </>
        }
      />
      <MonthForm months={months} month={shown} />
      <MonthNumbers month={await getIntegrity(shown)} />
      <p className="text-muted mt-10 max-w-[43em] text-sm">
        Months are those of UTC{shown === now ? ", and this one is not over yet" : ""}. Decisions are counted
        from the log that every decision is written to and that nobody can change. The same numbers are at{" "}
        <code className="wrap-anywhere">/api/integrity?month={shown}</code>.
      </p>
    </div>
  );
}

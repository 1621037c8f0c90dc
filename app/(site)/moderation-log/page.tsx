import { ListChecks } from "lucide-react";
import { z } from "zod";
import { viewMetadata } from "@/app/(site)/view-metadata";
import { PageNotFound } from "@/app/page-not-found";
import { ModerationList } from "@/components/integrity/moderation-list";
import { EmptyState } from "@/components/layout/empty-state";
import { PageHeader } from "@/components/layout/page-header";
import { Pager } from "@/components/lists/pager";
import { listModeration, logPageSize } from "@/lib/integrity/queries-log";
import { hasPage, pageNumber, readSearchParams } from "@/lib/list/search-params";

const path = "/moderation-log";
const title = "Moderation log";
const description =
  "Every decision on reviews, submissions, accounts and tools: what, when and why, without names of people.";
const view = z.object({ page: pageNumber });
const href = (page: number) => (page === 1 ? path : `${path}?page=${page}`);

export const generateMetadata = viewMetadata(view, (asked) => ({
  title,
  description,
  path: href(asked.page),
  canonical: path,
  noindex: asked.page > 1,
}));

export default async function ModerationLogPage({ searchParams }: PageProps<"/moderation-log">) {
  const asked = readSearchParams(view, await searchParams);
  const list = asked && (await listModeration(asked.page));
  if (!list || !hasPage(asked.page, list.total, logPageSize)) return <PageNotFound />;
  return (
    <div className="container max-w-[900px] pb-16">
      <PageHeader
        title={title}
        description={
          <>
            {description} The numbers of each month are under{" "}
            <a href="/integrity" className="link underline">
              Integrity
            </a>
            .
          </>
        }
      />
      {list.entries.length === 0 ? (
        <EmptyState
          icon={<ListChecks />}
          title="Nothing has been decided yet."
          description="The first decision on a review, a submission, an account or a tool will stand here."
        />
      ) : (
        <ModerationList entries={list.entries} />
      )}
      <Pager page={asked.page} total={list.total} pageSize={logPageSize} href={href} what="decisions" />
    </div>
  );
}

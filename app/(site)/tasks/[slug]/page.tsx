import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { toolFeedOf } from "@/app/load-tool-feed";
import { PageNotFound } from "@/app/page-not-found";
import { JsonLd } from "@/components/layout/json-ld";
import { FactLinks } from "@/components/lists/fact-links";
import { ListPage } from "@/components/lists/list-page";
import { NoTools } from "@/components/lists/no-tools";
import { RelatedTasks } from "@/components/tasks/task-chips";
import { TaskComparison } from "@/components/tasks/task-comparison";
import { TaskTools } from "@/components/tasks/task-tools";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { hasPage, pageNumber, readSearchParams } from "@/lib/list/search-params";
import { factFilters } from "@/lib/list/schema-facts";
import { integrationLinks, platformLinks, switchLinks } from "@/lib/list/utils-facts";
import { listHref } from "@/lib/list/utils-filters";
import { siteUrl } from "@/lib/platform/http/site-url";
import { breadcrumbList } from "@/lib/seo/json-ld";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";
import { toolItems } from "@/lib/seo/tool-items";
import { findFormerTask } from "@/lib/tasks/queries";
import { getTaskPage, taskPageSize } from "@/lib/tasks/queries-page";
import { fewestIndexed, taskSentence } from "@/lib/tasks/utils";
import { factsAsked } from "@/lib/tools/facts/utils";

const view = factFilters.extend({ page: pageNumber });

async function readView({ params, searchParams }: PageProps<"/tasks/[slug]">) {
  const { slug } = await params;
  const asked = readSearchParams(view, await searchParams);
  if (!asked || !/^[a-z0-9-]{1,100}$/.test(slug)) return undefined;
  const { page, ...filters } = asked;
  const facts = factsAsked(filters).sort();
  const task = await getTaskPage(slug, facts, page);
  if (!task) {
    const former = await findFormerTask(slug);
    if (former) permanentRedirect(`/tasks/${former}`);
    return undefined;
  }
  if (!hasPage(page, task.matching, taskPageSize)) return undefined;
  return { task, page, filters, plain: facts.length === 0 && page === 1, path: `/tasks/${slug}` };
}

export async function generateMetadata(props: PageProps<"/tasks/[slug]">): Promise<Metadata> {
  const found = await readView(props);
  if (!found) return notFoundMetadata();
  const { task, plain, filters, path } = found;
  const thin = task.total < fewestIndexed;
  const names = task.tools.slice(0, 3).map(({ card }) => card.name);
  return pageMetadata({
    title: `${task.name}: AI tools`,
    description: `${taskSentence(task.total, task.free)} ${names.length > 1 ? `Compare ${names.join(", ")} and others by price, platforms and rating.` : ""}`,
    path,
    // Few tools: neither this page nor a view of it is offered.
    canonical: plain || thin ? undefined : path,
    noindex: !plain || thin,
    feed: toolFeedOf({ ...filters, task: [task.slug] }),
  });
}

export default async function TaskPage(props: PageProps<"/tasks/[slug]">) {
  const found = await readView(props);
  if (!found) return <PageNotFound />;
  const { task, page, filters, path } = found;
  const before = (page - 1) * taskPageSize;
  const trail = [
    { name: "Home", path: "/" },
    { name: "Tasks", path: "/tasks" },
    { name: task.name, path },
  ];

  return (
    <ListPage
      title={task.name}
      description={
        <>
          {taskSentence(task.total, task.free)} More of{" "}
          <a href={`/category/${task.categorySlug}`} className="link underline">
            {task.category}
          </a>
          .
        </>
      }
      back={<Breadcrumbs trail={trail} />}
      total={task.matching}
      told={factsAsked(filters).length === 0}
      heading="Tools"
      filters={
        task.total > 0 && (
          <FactLinks
            links={[
              ...switchLinks(path, filters, task.counts, task.total),
              ...platformLinks(path, filters, task.counts),
            ]}
            integrations={integrationLinks(path, filters, task.counts)}
          />
        )
      }
      after={
        <>
          {page === 1 && <TaskComparison tools={task.tools.slice(0, 3)} />}
          <RelatedTasks tasks={task.related} />
        </>
      }
    >
      {task.matching > 0 ? (
        <TaskTools
          key={listHref(filters, page, path)}
          items={task.tools.map(({ id, card, how, facts }) => ({ id, card, how, facts }))}
          total={task.matching}
          page={page}
          pageSize={taskPageSize}
          nextHref={listHref(filters, page + 1, path)}
        />
      ) : task.total > 0 ? (
        <NoTools description="No tool for this has all of that." href={path} action="Show all tools" />
      ) : (
        <NoTools
          description="The first tool that does this will appear here."
          href="/tasks"
          action="Show all tasks"
        />
      )}
      <JsonLd
        data={[
          toolItems(
            task.name,
            task.tools.map(({ card }) => card),
            task.matching,
            before + 1,
          ),
          breadcrumbList(siteUrl(), trail),
        ]}
      />
    </ListPage>
  );
}

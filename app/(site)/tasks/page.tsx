import { z } from "zod";
import { JsonLd } from "@/components/layout/json-ld";
import { PageNotFound } from "@/app/page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { NoTools } from "@/components/lists/no-tools";
import { TaskIndex } from "@/components/tasks/task-index";
import { siteUrl } from "@/lib/platform/http/site-url";
import { itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { listTasks } from "@/lib/tasks/queries";
import { groupTasks } from "@/lib/tasks/utils";
import { readSearchParams, searchText } from "@/lib/list/search-params";

const path = "/tasks";
const title = "Tasks";
const description =
  "What do you want to get done? Each task has the AI tools for it, with how each of them does it.";

export const generateMetadata = () => pageMetadata({ title, description, path });

const view = z.object({ q: searchText.default("") });

export default async function TasksPage({ searchParams }: PageProps<"/tasks">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const groups = groupTasks(await listTasks());
  const items = groups.flatMap(({ tasks }) =>
    tasks.map(({ name, slug }) => ({ name, path: `/tasks/${slug}` })),
  );
  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      {groups.length === 0 ? (
        <NoTools
          title="No tasks yet"
          description="What tools are used for appears here."
          href="/categories"
          action="Show all categories"
        />
      ) : (
        <TaskIndex groups={groups} given={asked.q} />
      )}
      <JsonLd data={itemList(siteUrl(), { name: title, items })} />
    </div>
  );
}

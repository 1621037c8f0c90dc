import "server-only";
import { z } from "zod";
import { tags } from "@/lib/platform/cache/tags";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { understand } from "@/lib/search/understanding/queries";
import { taskDto, type TaskDetail, type TaskDto } from "@/lib/tasks/schema";
import { cachedTools } from "@/lib/tools/mutations-due";
import { listToolsById } from "@/lib/tools/queries";

/** The tools of a task that are read, and how many related tasks are named. */
const mostTools = 200;
const mostRelated = 8;

/** All tasks in the order of their categories, then by name, with the number of published tools that do them. */
export const listTasks = cachedTools(
  "tasks",
  (): Promise<TaskDto[]> => queryRows(taskDto)`
    SELECT task.slug, task.name, category.name AS category, category.slug AS "categorySlug", coalesce(counted.tools, 0) AS tools
    FROM public.task JOIN public.category ON category.id = task.category_id
    LEFT JOIN (
      SELECT task_id, count(*)::int AS tools FROM public.tool_task JOIN search.rank ON rank.id = tool_id GROUP BY task_id
    ) AS counted ON counted.task_id = task.id
    ORDER BY category.position, task.name, task.id LIMIT 2000`,
  { tags: () => [tags.tasks, tags.categories] },
);

const slugRow = z.object({ slug: z.string() });

/** The slug at which a task is found now, for one that it had before; null when there is none. */
export const findFormerTask = cachedTools(
  "former-task",
  async (slug: string): Promise<string | null> => {
    const [row] = await queryRows(slugRow)`
      SELECT task.slug FROM public.task_slug JOIN public.task ON task.id = task_id WHERE task_slug.slug = ${slug}`;
    return row?.slug ?? null;
  },
  { tags: () => [tags.tasks] },
);

const taskRow = taskDto.omit({ tools: true }).extend({ id: z.string() });
const wayRow = z.object({ id: z.string(), how: z.string() });
const relatedRow = taskDto.pick({ slug: true, name: true });

/** A task, and how its tools do it: those for which it is most characteristic first, then by trend. */
export const readTask = cachedTools(
  "task",
  async (slug: string) => {
    const [task] = await queryRows(taskRow)`
      SELECT task.id, task.slug, task.name, category.name AS category, category.slug AS "categorySlug"
      FROM public.task JOIN public.category ON category.id = task.category_id WHERE task.slug = ${slug}`;
    if (!task) return null;
    const { id } = task;
    const ways = await queryRows(wayRow)`
      SELECT rank.id, how FROM public.tool_task JOIN search.rank ON rank.id = tool_id
      WHERE task_id = ${id} ORDER BY rank.is_upcoming, least(position, 2), trend DESC, name_key, rank.id LIMIT ${mostTools}`;
    // The tasks of its tools, those first that share most of them and have few others.
    const related = await queryRows(relatedRow)`
      SELECT other.slug, other.name FROM (
        SELECT theirs.task_id, count(*) AS shared FROM public.tool_task AS own JOIN search.rank ON rank.id = own.tool_id
        JOIN public.tool_task AS theirs ON theirs.tool_id = own.tool_id AND theirs.task_id <> own.task_id
        WHERE own.task_id = ${id} GROUP BY theirs.task_id
      ) AS together JOIN public.task AS other ON other.id = task_id
      ORDER BY shared / sqrt((SELECT count(*) FROM public.tool_task WHERE task_id = other.id)) DESC, shared DESC, other.name LIMIT ${mostRelated}`;
    return { ...task, ways, related };
  },
  { tags: () => [tags.tasks, tags.categories, tags.lists] },
);

/** A task with its tools in full, for the interface; null when there is none. */
export async function getTask(slug: string): Promise<TaskDetail | null> {
  const task = await readTask(slug.toLowerCase());
  if (!task) return null;
  const { id: _id, ways, ...rest } = task;
  const tools = await listToolsById(ways.map(({ id }) => id));
  const how = new Map(ways.map((way) => [way.id, way.how]));
  return { ...rest, tools: tools.map((tool) => ({ ...tool, how: how.get(tool.id)! })) };
}

/** How well a task must match to be what a text speaks of, and beside the best one. */
const speaksOf = 0.6;
const besideBest = 0.85;
const mostSpokenOf = 3;

/** The tasks that a text speaks of and some tool does, the best first. */
export async function findTasks(text: string): Promise<TaskDto[]> {
  const [{ tasks, isElsewhere }, all] = await Promise.all([
    understand(text, { spelling: true }),
    listTasks(),
  ]);
  if (isElsewhere) return [];
  const bySlug = new Map(all.map((task) => [task.slug, task]));
  return tasks
    .filter(({ score }) => score >= Math.max(speaksOf, besideBest * tasks[0]!.score))
    .flatMap(({ slug }) => bySlug.get(slug) ?? [])
    .filter(({ tools }) => tools > 0)
    .slice(0, mostSpokenOf);
}

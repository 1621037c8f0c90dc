import "server-only";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { type ActivityDto, activityDto } from "@/lib/activity-feed/schema";
import { tags } from "@/lib/platform/cache/tags";
import { cachedTools } from "@/lib/tools/mutations-due";
import { logoPath } from "@/lib/tools/utils";
import { shortCategory } from "@/lib/tools/utils-texts";

const row = activityDto.pick({ id: true, type: true }).extend({
  toolId: z.string(),
  at: z.date(),
  name: z.string(),
  slug: z.string(),
  category: z.string(),
});

const readActivity = cachedTools(
  "activity",
  async (): Promise<{ toolIds: string[]; events: ActivityDto[] }> => {
    const rows = await queryRows(row)`
      WITH event AS (
        (SELECT id, type, tool_id, created_at AS at FROM public.activity_event
         WHERE type IN ('upvote', 'launch', 'review') AND tool_id IS NOT NULL AND created_at <= now()
         ORDER BY created_at DESC LIMIT 200)
        UNION ALL
        SELECT id, 'launch', id, launch_date FROM public.tool
        WHERE status = 'published' AND NOT is_upcoming AND launch_date BETWEEN now() - interval '14 days' AND now()
          AND NOT EXISTS (SELECT FROM public.activity_event AS told WHERE told.tool_id = tool.id AND told.type = 'launch')
      )
      SELECT event.id, event.type, event.at, tool.id AS "toolId", tool.name, tool.slug, category.name AS category
      FROM event
      JOIN public.tool ON tool.id = event.tool_id AND tool.status = 'published'
      JOIN public.category ON category.id = tool.category_id
      ORDER BY event.at DESC, event.id DESC LIMIT 20`;
    const events = rows.map(({ id, type, at, name, slug, category }) => ({
      id,
      type,
      tool: { name, slug, logo: logoPath(slug), category: shortCategory(category) },
      createdAt: at.toISOString(),
    }));
    return { toolIds: rows.map(({ toolId }) => toolId), events };
  },
  { tags: () => [tags.activity], tagsOf: ({ toolIds }) => toolIds.map(tags.tool) },
);

/**
 * At most twenty recent events of published tools, newest first. A launch is an event of its own or a launch date of
 * the last fourteen days, but is told once. An event's text and user are not read: they may name a person.
 */
export const listActivity = async (): Promise<ActivityDto[]> => (await readActivity()).events;

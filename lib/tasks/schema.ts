import { z } from "zod";
import { toolDto } from "@/lib/tools/schema";

/** A job that people need a tool for, with the number of published tools that do it. */
export const taskDto = z
  .object({
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    categorySlug: z.string(),
    tools: z.int().meta({ description: "How many published tools are for it." }),
  })
  .meta({ id: "Task" });
export type TaskDto = z.output<typeof taskDto>;

/** A task with its tools, the most fitting first, and the tasks that share most of them. */
export const taskDetail = taskDto
  .omit({ tools: true })
  .extend({
    tools: z.array(toolDto.extend({ how: z.string() })),
    related: z.array(taskDto.pick({ slug: true, name: true })),
  })
  .meta({ id: "TaskDetail" });
export type TaskDetail = z.output<typeof taskDetail>;

export const languages = { en: "English", de: "German", es: "Spanish", fr: "French" } as const;
export type Language = keyof typeof languages;

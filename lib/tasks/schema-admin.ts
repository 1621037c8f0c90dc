import { z } from "zod";
import { slug, startedFrom } from "@/lib/platform/input/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { cleanLine, plainLine } from "@/lib/platform/plain-text/schema";
import { type Language, languages, taskDto } from "@/lib/tasks/schema";

/** What administrators write of tasks. */

const codes = Object.keys(languages) as Language[];
const byLanguage = <S extends z.ZodType>(schema: S) =>
  z.object(Object.fromEntries(codes.map((code) => [code, schema])) as Record<Language, S>);

export const mostPhrases = 120;
export const longestPhrase = 80;

const tooMany = `A task has at most ${mostPhrases} phrases in a language.`;
const phraseList = z
  .array(z.string().max(longestPhrase, `A phrase is at most ${longestPhrase} characters long.`))
  .max(200, tooMany)
  .overwrite((phrases) =>
    [...new Set(phrases.map((phrase) => cleanLine(phrase).toLowerCase()))].filter(Boolean),
  )
  .refine((phrases) => phrases.length <= mostPhrases, tooMany);

const noCategory = "Please select a category.";
const fields = {
  name: plainLine({ required: "Name is required", max: 120, name: "Name" }),
  slug: slug
    .optional()
    .meta({ description: "Made from the name of a new task when it is left out or empty." }),
  category: z
    .string({ error: noCategory })
    .trim()
    .min(1, noCategory)
    .max(100, noCategory)
    .meta({ description: "A category by name or slug." }),
  phrases: byLanguage(phraseList.default([])).meta({
    description: "What people say for it, by language.",
  }),
};

export const taskCreate = z
  .object({ ...fields, phrases: fields.phrases.prefault({}) })
  .meta({ id: "NewTask" });
export type TaskCreate = z.output<typeof taskCreate>;

/** A change of a task: what is left out stays as it is. A new slug leaves the old one as a way to it. */
export const taskChange = z
  .object(fields)
  .partial()
  .extend({ updatedAt: startedFrom })
  .meta({ id: "TaskChange" });
export type TaskChange = z.output<typeof taskChange>;

export const taskMerge = z.object({
  into: z
    .string({ error: "Please choose a task." })
    .trim()
    .min(1, "Please choose a task.")
    .max(100)
    .meta({ description: "The task that stays, by slug or id." }),
});

/** A task as administrators see it; `tools` counts those of every status. */
export const taskAdminDto = taskDto
  .extend({
    id: z.string(),
    phrases: byLanguage(z.array(z.string())),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "AdminTask" });
export type TaskAdminDto = z.output<typeof taskAdminDto>;

export const taskTableQuery = tableQuery(["name", "category", "tools", "updatedAt"], { order: "asc" }).extend(
  {
    category: z.string().trim().max(100).optional().meta({ description: "A category's slug." }),
  },
);
export type TaskTableQuery = z.output<typeof taskTableQuery>;

const lines = z
  .string()
  .max(8_000, "Please use at most 8,000 characters.")
  .transform((text) => text.split("\n"))
  .pipe(phraseList);

/** The form of a task: phrases are typed one a line. */
export const taskForm = taskCreate.extend({ phrases: byLanguage(lines) });

/** A task as the form shows it. */
export const toTaskForm = (task?: TaskAdminDto): z.input<typeof taskForm> => ({
  name: task?.name ?? "",
  slug: task?.slug ?? "",
  category: task?.category ?? "",
  phrases: Object.fromEntries(codes.map((code) => [code, task?.phrases[code].join("\n") ?? ""])) as Record<
    Language,
    string
  >,
});

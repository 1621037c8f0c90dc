import { z } from "zod";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { cleanLine, isVisible } from "@/lib/platform/plain-text/schema";
import type { ToolCardDto } from "@/lib/tools/schema";

/** What a row of the home page can show. */
export const rowKinds = {
  trending: "Trending",
  featured: "Featured tools",
  free: "Free, by votes of the last seven days",
  new: "Newest",
  saved: "Most saved in the last 30 days",
  task: "Tools for a task",
  category: "Tools of a category",
  blog: "Blog posts",
  news: "News",
} as const;
export type RowKind = keyof typeof rowKinds;

/** What has to be chosen for a kind of row: a task, a category, or nothing. */
export const choiceOf = (kind: RowKind): "task" | "category" | undefined =>
  kind === "task" || kind === "category" ? kind : undefined;

export const maxRows = 12;

/** A row as an editor arranges it. */
const homeRow = z
  .object({
    kind: z.enum(Object.keys(rowKinds) as RowKind[], {
      error: "There is no such kind of row.",
    }),
    about: z
      .string()
      .regex(/^[a-z0-9-]{0,100}$/, "Please choose one of the list.")
      .default("")
      .meta({ description: "Of a task or category its slug; empty for the other kinds." }),
    title: z
      .string()
      .overwrite(cleanLine)
      .refine(isVisible, "Please enter a title.")
      .max(60, "Please enter at most 60 characters."),
    shown: z.boolean(),
  })
  .superRefine(({ kind, about }, context) => {
    const choice = choiceOf(kind);
    if (choice && !about)
      context.addIssue({ code: "custom", path: ["about"], message: `Please choose a ${choice}.` });
  })
  .overwrite((row) => (choiceOf(row.kind) ? row : { ...row, about: "" }))
  .meta({ id: "HomeRow" });
export type HomeRow = z.output<typeof homeRow>;

const rows = z.array(homeRow).max(maxRows, `The home page has at most ${maxRows} rows.`);

export const homeRowsDto = z.object({ rows, updatedAt: z.string() }).meta({ id: "HomeRows" });
export type HomeRowsDto = z.output<typeof homeRowsDto>;

/** What the editor's form holds: rows that visitors, and the editor's own buttons, can tell apart. */
export const homeRowsForm = z.object({
  rows: rows.superRefine((all, context) => {
    const titles = all.map(({ title }) => title.toLowerCase());
    for (const [at, title] of titles.entries())
      if (titles.indexOf(title) < at)
        context.addIssue({ code: "custom", path: [at, "title"], message: "Another row has this title." });
  }),
});

export const homeRowsChange = homeRowsForm.extend({
  updatedAt: isoDateTime("The time of the last change is not valid.").optional().meta({
    description: "The state that the change started from; a newer one on the server is a conflict.",
  }),
});
export type HomeRowsChange = z.output<typeof homeRowsChange>;

/** The rows that a stored record holds; one that is no longer valid is left out. */
export const readRows = (stored: unknown): HomeRow[] =>
  (Array.isArray(stored) ? stored : []).flatMap((row) => homeRow.safeParse(row).data ?? []).slice(0, maxRows);

/** How few entries a row is not shown with, and how many it shows at most. */
export const fewest = 4;
export const mostShown = 8;

/** What a row shows of a tool. */
export const rowFields = ["slug", "name", "category", "blurb", "pricing", "rating", "isUpcoming"] as const;
export type RowTool = Pick<ToolCardDto, (typeof rowFields)[number]>;

/** A row as the home page shows it, with the address of all that it is the beginning of. */
export type ShownRow = { kind: RowKind; title: string; href?: string; note?: string } & (
  | {
      tools: RowTool[];
      /** Whether none of its list was left out before the last of them, so that their places are those of the list. */
      whole: boolean;
    }
  | { posts: RowPost[] }
);

export type RowPost = { href: string; title: string; category: string; image: string | null; note: string };

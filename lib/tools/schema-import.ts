import { z } from "zod";
import { factCells, factsOfCells, fromCell, tasksOfCell } from "@/lib/tools/facts/utils-cells";
import { toolCreate, type ToolCreate, toolStatuses } from "@/lib/tools/schema-admin";

/** What a file of tools may be, and how it is checked. */
export const maxImportRows = 5_000;
export const maxImportBytes = 5 * 1024 * 1024;
/** The file as JSON is larger: each row carries the names of its columns. */
export const maxImportBody = 8 * 1024 * 1024;

/** The columns of a file, under these headings. Lists are separated by semicolons. */
export const importColumns = [
  "name",
  "description",
  "websiteUrl",
  "category",
  "pricing",
  "startingPrice",
  "tags",
  "features",
  "useCases",
  "logo",
  "status",
  ...factCells,
  "tasks",
] as const;
export type ImportColumn = (typeof importColumns)[number];

const cell = z.string().max(20_000, "A cell is at most 20,000 characters long.").optional();
const cells = Object.fromEntries(importColumns.map((column) => [column, cell])) as Record<
  ImportColumn,
  typeof cell
>;
export const importRow = z.object(cells).meta({ id: "ToolImportRow" });
export type ImportRow = z.output<typeof importRow>;

/** Rows of a file. They are checked one by one, so that all problems are told at once. */
export const importRequest = z.object({
  rows: z
    .array(importRow, { error: "The rows are a list." })
    .min(1, "The file has no rows.")
    .max(maxImportRows, "A file has at most 5,000 rows."),
  dryRun: z.boolean().default(false).meta({ description: "Only checks the rows." }),
  duplicates: z.enum(["skip", "add"]).default("skip").meta({
    description: "What happens to rows whose website is in the catalogue, or earlier in the file, already.",
  }),
});
export type ImportRequest = z.output<typeof importRequest>;

const reportedRow = z.object({
  index: z.number().int().meta({ description: "The place among the rows that were sent, from 0." }),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
  duplicateOf: z
    .object({ name: z.string(), slug: z.string() })
    .nullable()
    .meta({ description: "The tool of the catalogue at the same website." }),
  repeats: z.number().int().nullable().meta({ description: "The earlier row with the same website." }),
});
export type ReportedRow = z.output<typeof reportedRow>;

/** What was found and done. `rows` are those with something to say about. */
export const importReport = z
  .object({
    total: z.number().int(),
    imported: z.number().int(),
    skipped: z.number().int(),
    rows: z.array(reportedRow),
  })
  .meta({ id: "ToolImportReport" });
export type ImportReport = z.output<typeof importReport>;

const pricingNames: Record<string, string> = { "contact for pricing": "enterprise", contact: "enterprise" };
/** What a spreadsheet would run as a formula has an apostrophe in front of it in the files that are saved here. */
const unescaped = (row: ImportRow): ImportRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, text]) => [column, text?.replace(/^'(?=[=+\-@\t\r])/, "")]),
  );

/** The place in a new tool of each column, where it has another name there. */
const columnOf: Record<string, string> = {
  "pricing.type": "pricing",
  "pricing.startingPrice": "startingPrice",
};

/**
 * The tool of a row, or what is wrong with it, column by column. A row without a status becomes a draft. What it names of
 * the catalogue is told apart: it is looked for even where the rest is wrong.
 */
export function readImportRow(given: ImportRow): {
  tool?: ToolCreate;
  problems: ReportedRow["problems"];
  category: string;
  tasks: string[];
} {
  const row = unescaped(given);
  const category = row.category ?? "";
  const tasks = tasksOfCell(row.tasks, row.description ?? "");
  const named = { category: category.trim(), tasks: tasks?.map(({ slug }) => slug) ?? [] };
  const { facts, problems } = factsOfCells(row);
  const pricing = (row.pricing ?? "").trim().toLowerCase();
  const status = (row.status ?? "").trim().toLowerCase() || toolStatuses[0];
  const result = toolCreate.safeParse({
    name: row.name ?? "",
    description: row.description ?? "",
    websiteUrl: row.websiteUrl ?? "",
    category,
    pricing: { type: pricingNames[pricing] ?? pricing, startingPrice: row.startingPrice ?? "" },
    tags: fromCell(row.tags ?? ""),
    features: fromCell(row.features ?? ""),
    useCases: fromCell(row.useCases ?? ""),
    logo: row.logo ?? "",
    status,
    facts,
    tasks,
  });
  if (result.success && problems.length === 0) return { tool: result.data, problems, ...named };
  const told = new Set<string>(problems.map(({ column }) => column));
  const found = (result.error?.issues ?? []).map(({ path, message }) => {
    const place = path.join(".");
    const [first, field] = path;
    return { column: columnOf[place] ?? String((first === "facts" ? field : first) ?? ""), message };
  });
  return { problems: [...problems, ...found.filter(({ column }) => !told.has(column))], ...named };
}

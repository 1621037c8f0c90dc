import {
  type FactsChange,
  periods,
  type Plan,
  type ToolFacts,
  type ToolTasksChange,
} from "@/lib/tools/facts/schema";
import { integrations, media, platforms } from "@/lib/tools/facts/utils-names";

/** Facts, tasks and lists of texts as cells of a file. What separates entries stands behind a backslash where it is part of one. */

export const factCells = [
  "hasFreePlan",
  "platforms",
  "integrations",
  "openSource",
  "licence",
  "languages",
  "maker",
  "country",
  "inputs",
  "outputs",
  "plans",
] as const;
type Cells = Partial<Record<(typeof factCells)[number] | "tasks", string>>;
export type CellProblem = { column: keyof Cells; message: string };

export const toCell = (texts: string[], separator = "; ") =>
  texts.map((text) => text.replace(/[\\;]/g, "\\$&")).join(separator);
export const fromCell = (text: string) =>
  (text.match(/(?:\\[\\;]|[^;])+/g) ?? [])
    .map((part) => part.replace(/\\([\\;])/g, "$1").trim())
    .filter(Boolean);

/** Codes of what is called by its code or its name; what is neither stays as it is, and is refused later. */
const codes = (text: string, names: Record<string, string>) =>
  fromCell(text).map((part) => {
    const wanted = part.toLowerCase();
    return (
      Object.entries(names).find(([code, name]) => [code, name.toLowerCase()].includes(wanted))?.[0] ?? part
    );
  });

const planParts = new RegExp(
  `^(.+?)\\s+(-|\\d+(?:\\.\\d+)?)(?:\\s+([a-z]{3}))?\\s+(${periods.join("|")})(?:\\s+\\((.*)\\))?$`,
  "is",
);

/** No plan's name, amount and note are longer together; to look for them takes the square of a longer text. */
const longestPlan = 500;

function toPlan(text: string): Plan | undefined {
  const [, name, amount, currency, period, note] = (text.length <= longestPlan && planParts.exec(text)) || [];
  if (!name) return undefined;
  return {
    name,
    amount: amount === "-" ? null : Number(amount),
    currency: currency?.toUpperCase() ?? null,
    period: period!.toLowerCase() as Plan["period"],
    note: note || null,
  };
}
const fromPlan = ({ name, amount, currency, period, note }: Plan) =>
  [name, amount ?? "-", currency, period, note && `(${note})`]
    .filter((part) => part !== null && part !== "")
    .join(" ");

const answers: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** The facts of a row, as far as it has any, and what can't be read of it. The values are checked by the schema of facts. */
export function factsOfCells(cells: Cells): { facts: FactsChange | undefined; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const facts: Record<string, unknown> = {};
  for (const column of factCells) {
    const text = cells[column]?.trim();
    if (!text) continue;
    if (column === "hasFreePlan" || column === "openSource") {
      facts[column] = answers[text.toLowerCase()];
      if (facts[column] === undefined) problems.push({ column, message: "Use yes or no." });
    } else if (column === "plans") {
      const texts = fromCell(text);
      const plans = texts.map(toPlan);
      const bad = texts.find((_, at) => !plans[at]);
      if (bad !== undefined)
        problems.push({
          column,
          message: `"${bad.slice(0, 60)}" is no plan. Write it as: Pro 16.99 USD seat`,
        });
      facts[column] = plans;
    } else if (column === "platforms") facts[column] = codes(text, platforms);
    else if (column === "integrations") facts[column] = codes(text, integrations);
    else if (column === "inputs" || column === "outputs") facts[column] = codes(text, media);
    else if (column === "languages") facts[column] = fromCell(text);
    else facts[column] = text;
  }
  return { facts: Object.keys(facts).length > 0 ? (facts as FactsChange) : undefined, problems };
}

/** How a tool does something, where nobody has said: the first sentence of what it is. */
export const lineOf = (description: string) =>
  (/^.*?[.!?](?=\s|$)/s.exec(description.trim())?.[0] ?? description)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160)
    .trim();

/** The tasks of a row: slugs, each with a line behind a colon or none. */
export function tasksOfCell(cell: string | undefined, description: string): ToolTasksChange | undefined {
  const texts = fromCell(cell ?? "");
  if (texts.length === 0) return undefined;
  return texts.map((text) => {
    const at = text.indexOf(":");
    const slug = (at < 0 ? text : text.slice(0, at)).trim().toLowerCase();
    return { slug, how: (at < 0 ? "" : text.slice(at + 1).trim()) || lineOf(description) };
  });
}

const answerText = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");

/** A tool's facts and tasks as a file has them. */
export function toCells(
  facts: Omit<ToolFacts, "pictures" | "sources">,
  tasks: ToolTasksChange,
): Required<Cells> {
  return {
    hasFreePlan: answerText(facts.hasFreePlan),
    platforms: toCell(facts.platforms),
    integrations: toCell(facts.integrations),
    openSource: answerText(facts.openSource),
    licence: facts.licence ?? "",
    languages: toCell(facts.languages),
    maker: facts.maker ?? "",
    country: facts.country ?? "",
    inputs: toCell(facts.inputs),
    outputs: toCell(facts.outputs),
    plans: toCell(facts.plans.map(fromPlan)),
    tasks: toCell(tasks.map(({ slug, how }) => `${slug}: ${how}`)),
  };
}

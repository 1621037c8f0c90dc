import type { z } from "zod";
import type {
  OwnProposal,
  ProposalForm,
  proposalForm,
  ProposedChange,
  ProposedFacts,
  ProposedFields,
} from "@/lib/owners/schema-proposals";
import { type FactField, noFacts, type ToolFacts } from "@/lib/tools/facts/schema";
import { fromFactValuesForm, toFactValuesForm } from "@/lib/tools/facts/schema-form";
import { factLabels, factLines } from "@/lib/tools/facts/utils-groups";
import { toToolForm } from "@/lib/tools/schema-form";

/** What of `wanted` is otherwise in `live`. */
const differing = <T extends object>(live: T, wanted: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(live[name as keyof T]),
    ),
  ) as Partial<T>;

const namesOf = <T extends object>(part: T) => Object.keys(part) as (keyof T)[];
const pick = <T extends object>(names: (keyof T)[], of: T): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<T>;

/** What of a proposal is not so yet; a fact that is taken away is told as one that is not known. */
export function changeOf(live: ProposedFields, { facts = {}, ...wanted }: ProposedChange): ProposedChange {
  const told = Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      value === null ? noFacts[field as FactField] : value,
    ]),
  );
  const changed = differing<ProposedFacts>(live.facts, told);
  return {
    ...differing<ProposedFields>(live, wanted),
    ...(namesOf(changed).length > 0 ? { facts: changed } : {}),
  };
}

/** The same fields as another tool, or the same one at another time, has them. */
export const sameFields = (change: ProposedChange, of: ProposedFields): ProposedChange => ({
  ...pick(namesOf(change), of),
  ...(change.facts ? { facts: pick(namesOf(change.facts), of.facts) } : {}),
});

/** The form of what waits, or of the tool as it is. */
export function toProposalForm({ tool, proposal }: OwnProposal): z.input<typeof proposalForm> {
  const { pricing, tasks, facts, ...change } = proposal?.status === "pending" ? proposal.change : {};
  const names = new Map(tool.tasks.map(({ slug, name }) => [slug, name]));
  const { description, websiteUrl, pricingType, startingPrice, features, useCases, tags, ...form } =
    toToolForm({
      ...tool,
      ...change,
      pricing: { ...tool.pricing, ...pricing },
      tasks:
        tasks?.map((task) => ({
          ...task,
          name: names.get(task.slug) ?? task.slug.replaceAll("-", " "),
        })) ?? tool.tasks,
    });
  return {
    ...{ description, websiteUrl, pricingType, startingPrice, features, useCases, tags },
    tasks: form.tasks,
    facts: toFactValuesForm({ ...tool.facts, ...(facts as Partial<ToolFacts>) }),
  };
}

/** A form as the interface takes it. */
export const fromProposalForm = ({ pricingType, startingPrice, tasks, facts, ...form }: ProposalForm) => ({
  ...form,
  pricing: { type: pricingType, startingPrice: startingPrice ?? null },
  tasks: tasks.map(({ slug, how }) => ({ slug, how })),
  facts: fromFactValuesForm(facts),
});

/** A field in words: whether a change has it, what it is called, and its value as lines of text. */
type FieldText = {
  name: string;
  label: string;
  isIn: (change: ProposedChange) => boolean;
  text: (fields: ProposedChange) => string;
};

const lines = (texts: string[] | undefined) => (texts ?? []).join("\n");
/** A list's entries are compared one by one, and the comma belongs to none of them; a plan's note may have one. */
const factText = (field: FactField, value: unknown) =>
  lines(
    factLines(field, value).flatMap((line) =>
      Array.isArray(value) && field !== "plans" ? line.split(", ") : line,
    ),
  );

const ownTexts: Omit<FieldText, "isIn">[] = [
  { name: "description", label: "Description", text: ({ description }) => description ?? "" },
  { name: "websiteUrl", label: "Website", text: ({ websiteUrl }) => websiteUrl ?? "" },
  {
    name: "pricing",
    label: "Pricing",
    text: ({ pricing }) => (pricing ? [pricing.type, pricing.startingPrice ?? []].flat().join(", ") : ""),
  },
  { name: "features", label: "Features", text: ({ features }) => lines(features) },
  { name: "useCases", label: "Use cases", text: ({ useCases }) => lines(useCases) },
  { name: "tags", label: "Tags", text: ({ tags }) => lines(tags) },
  {
    name: "tasks",
    label: "Tasks",
    text: ({ tasks }) => lines(tasks?.map(({ slug, how }) => `${slug}: ${how}`)),
  },
];

const fieldTexts: FieldText[] = [
  ...ownTexts.map((one) => ({ ...one, isIn: (change: ProposedChange) => one.name in change })),
  ...namesOf(factLabels).map((field) => ({
    name: field,
    label: factLabels[field],
    isIn: ({ facts = {} }: ProposedChange) => field in facts,
    text: ({ facts = {} }: ProposedChange) => factText(field, facts[field as keyof ProposedFacts]),
  })),
];

/** The fields that a proposal changes, in words. */
export const changedTexts = (change: ProposedChange): FieldText[] =>
  fieldTexts.filter(({ isIn }) => isIn(change));

/** What they are called: "Description, Features". */
export const changedNames = (change: ProposedChange): string =>
  changedTexts(change)
    .map(({ label }) => label)
    .join(", ");

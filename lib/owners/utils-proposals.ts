import type { z } from "zod";
import type {
  OwnProposal,
  ProposalForm,
  proposalForm,
  ProposedChange,
  ProposedFields,
} from "@/lib/owners/schema-proposals";
import { toToolForm } from "@/lib/tools/schema-form";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What of a proposal is not so yet. */
export function changeOf(live: ProposedFields, wanted: ProposedChange): ProposedChange {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && !same(value, live[name as keyof ProposedFields]),
    ),
  );
}

/** The same fields as another tool, or the same one at another time, has them. */
export const sameFields = (change: ProposedChange, of: ProposedFields): ProposedChange =>
  Object.fromEntries(Object.keys(change).map((name) => [name, of[name as keyof ProposedFields]]));

/** The form of what waits, or of the tool as it is. */
export function toProposalForm({ tool, proposal }: OwnProposal): z.input<typeof proposalForm> {
  const { pricing, tasks, ...change } = proposal?.status === "pending" ? proposal.change : {};
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
  };
}

/** A form as the interface takes it. */
export const fromProposalForm = ({ pricingType, startingPrice, tasks, ...form }: ProposalForm) => ({
  ...form,
  pricing: { type: pricingType, startingPrice: startingPrice ?? null },
  tasks: tasks.map(({ slug, how }) => ({ slug, how })),
});

/** A field in words: its name, and its value as lines of text. */
export type FieldText = { name: string; label: string; text: (fields: ProposedChange) => string };

const lines = (texts: string[] | undefined) => (texts ?? []).join("\n");

export const fieldTexts: FieldText[] = [
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

/** The fields of a proposal, in words: "Description, Features". */
export const changedNames = (change: ProposedChange): string =>
  fieldTexts
    .filter(({ name }) => name in change)
    .map(({ label }) => label)
    .join(", ");

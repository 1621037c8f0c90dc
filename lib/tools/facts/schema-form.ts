import { z } from "zod";
import { shownPictures } from "@/lib/tools/facts/utils-pictures";
import {
  type FactField,
  factField,
  factFields,
  type FactsChange,
  factsChange,
  factValues,
  note,
  periods,
  picturesChange,
  plan,
  type ToolFacts,
} from "@/lib/tools/facts/schema";
import { integrations } from "@/lib/tools/facts/utils-names";

/** Facts as a form has them: texts where nothing is known, names in place of codes. */

const { shape } = factValues;
const answer = z.enum(["", "yes", "no"]);
const orEmpty = <S extends z.ZodType<string, string>>(schema: S) => z.union([z.literal(""), schema]);
const source = orEmpty(factsChange.shape.sources.unwrap().element.shape.url);

const codeOf = new Map(Object.entries(integrations).map(([code, name]) => [name.toLowerCase(), code]));
const isIntegration = (text: string) => codeOf.has(text.toLowerCase()) || Object.hasOwn(integrations, text);

const planForm = z.object({
  name: plan.shape.name,
  amount: z
    .string()
    .trim()
    .regex(/^(\d{1,7}(\.\d{1,6})?)?$/, "An amount is a number, such as 16.99."),
  currency: orEmpty(plan.shape.currency.unwrap()),
  period: plan.shape.period,
  note: plan.shape.note.unwrap(),
});

/** What an owner may say as well. */
export const factValuesForm = z.object({
  plans: z.array(planForm).max(12, "A tool has at most 12 plans."),
  hasFreePlan: answer,
  platforms: shape.platforms,
  integrations: z
    .array(z.string().refine(isIntegration, "There is no such integration."))
    .max(60, "At most 60 can be named."),
  openSource: answer,
  licence: note("The licence", 60),
  languages: shape.languages,
  maker: note("The maker", 120),
  country: orEmpty(shape.country),
  inputs: shape.inputs,
  outputs: shape.outputs,
});

/** With what is the editors' own: pictures, the pages that say so, and what has been checked there. */
export const factsForm = factValuesForm.extend({
  pictures: picturesChange,
  sources: z.object(
    Object.fromEntries(factFields.map((field) => [field, source])) as Record<FactField, typeof source>,
  ),
  confirmed: z.array(factField),
});
export type FactsForm = z.output<typeof factsForm>;
export type FactValuesForm = z.output<typeof factValuesForm>;

export const emptyPlan: FactsForm["plans"][number] = {
  name: "",
  amount: "",
  currency: "USD",
  period: periods[0],
  note: "",
};

const noSources = Object.fromEntries(factFields.map((field) => [field, ""])) as Record<FactField, string>;

const toAnswer = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");

/** What is known of a tool as the form shows it. */
export function toFactValuesForm(facts: Omit<ToolFacts, "pictures" | "sources">): FactValuesForm {
  const { plans, licence, maker, country, platforms, languages, inputs, outputs } = facts;
  return {
    platforms,
    languages,
    inputs,
    outputs,
    plans: plans.map((offer) => ({
      name: offer.name,
      amount: offer.amount === null ? "" : String(offer.amount),
      currency: offer.currency ?? "",
      period: offer.period,
      note: offer.note ?? "",
    })),
    hasFreePlan: toAnswer(facts.hasFreePlan),
    openSource: toAnswer(facts.openSource),
    integrations: facts.integrations.map((code) => integrations[code]),
    licence: licence ?? "",
    maker: maker ?? "",
    country: country ?? "",
  };
}

/** The same with the editors' own. A source that is the tool's website is left to it. */
export function toFactsForm(facts: ToolFacts, websiteUrl: string): FactsForm {
  const own = facts.sources.filter(({ url }) => url !== websiteUrl).map(({ field, url }) => [field, url]);
  return {
    ...toFactValuesForm(facts),
    pictures: shownPictures(facts).map(({ url, alt }) => ({ url, alt })),
    sources: { ...noSources, ...(Object.fromEntries(own) as Partial<typeof noSources>) },
    confirmed: [],
  };
}

const fromAnswer = (value: FactsForm["hasFreePlan"]) => (value === "" ? null : value === "yes");

/** The form's values as the interface takes them. */
export function fromFactValuesForm(form: FactValuesForm): FactsChange {
  const { licence, maker, country, platforms, languages, inputs, outputs } = form;
  return {
    platforms,
    languages,
    inputs,
    outputs,
    plans: form.plans.map(({ amount, currency, note, ...offer }) => ({
      ...offer,
      amount: amount === "" ? null : Number(amount),
      currency: currency || null,
      note: note || null,
    })),
    hasFreePlan: fromAnswer(form.hasFreePlan),
    openSource: fromAnswer(form.openSource),
    integrations: form.integrations.map(
      (text) => codeOf.get(text.toLowerCase()) ?? text,
    ) as FactsChange["integrations"],
    licence: licence || null,
    maker: maker || null,
    country: country || null,
  };
}

/** All of the form's facts. An address that was taken out is the tool's website again. */
export function fromFactsForm(form: FactsForm, websiteUrl: string, before?: ToolFacts): FactsChange {
  const { pictures, confirmed, sources } = form;
  const had = new Map(before?.sources.map(({ field, url }) => [field, url]));
  return {
    ...fromFactValuesForm(form),
    pictures,
    confirmed,
    sources: factFields
      .map((field) => ({ field, url: sources[field] || (had.has(field) ? websiteUrl : "") }))
      .filter(({ field, url }) => url !== "" && url !== had.get(field)),
  };
}

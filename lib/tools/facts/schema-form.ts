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

export const factsForm = z.object({
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
  pictures: picturesChange,
  sources: z.object(
    Object.fromEntries(factFields.map((field) => [field, source])) as Record<FactField, typeof source>,
  ),
  confirmed: z.array(factField),
});
export type FactsForm = z.output<typeof factsForm>;

export const emptyPlan: FactsForm["plans"][number] = {
  name: "",
  amount: "",
  currency: "USD",
  period: periods[0],
  note: "",
};

const noSources = Object.fromEntries(factFields.map((field) => [field, ""])) as Record<FactField, string>;

const toAnswer = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");

/** A tool's facts as the form shows them. A source that is the tool's website is left to it. */
export function toFactsForm(facts: ToolFacts, websiteUrl: string): FactsForm {
  const { plans, licence, maker, country, platforms, languages, inputs, outputs, sources } = facts;
  const own = sources.filter(({ url }) => url !== websiteUrl).map(({ field, url }) => [field, url]);
  return {
    platforms,
    languages,
    inputs,
    outputs,
    pictures: shownPictures(facts).map(({ url, alt }) => ({ url, alt })),
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
    sources: { ...noSources, ...(Object.fromEntries(own) as Partial<typeof noSources>) },
    confirmed: [],
  };
}

const fromAnswer = (value: FactsForm["hasFreePlan"]) => (value === "" ? null : value === "yes");

/** The form's facts as the interface takes them. An address that was taken out is the tool's website again. */
export function fromFactsForm(form: FactsForm, websiteUrl: string, before?: ToolFacts): FactsChange {
  const { licence, maker, country, platforms, languages, inputs, outputs, pictures, confirmed, sources } =
    form;
  const had = new Map(before?.sources.map(({ field, url }) => [field, url]));
  return {
    platforms,
    languages,
    inputs,
    outputs,
    pictures,
    confirmed,
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
    sources: factFields
      .map((field) => ({ field, url: sources[field] || (had.has(field) ? websiteUrl : "") }))
      .filter(({ field, url }) => url !== "" && url !== had.get(field)),
  };
}

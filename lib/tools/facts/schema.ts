import { z } from "zod";
import { plainLine } from "@/lib/platform/plain-text/schema";
import { localPathOf } from "@/lib/platform/storage/utils";
import { webAddress } from "@/lib/tools/schema-address";
import { integrations, media, platforms } from "./utils-names";

/** What an amount is paid for: a month, a seat and month, a year, once, or by use. */
export const periods = ["month", "seat", "year", "once", "usage"] as const;

export const factStates = ["unchecked", "reported", "confirmed"] as const;

const keys = <T extends string>(names: Record<T, string>) => Object.keys(names) as T[];
const several = <T extends string>(names: Record<T, string>, what: string) =>
  z
    .array(z.enum(keys(names), { error: `There is no such ${what}.` }))
    .max(60, "At most 60 can be named.")
    .overwrite((values) => [...new Set(values)]);
/** A short text, which may be empty. */
export const note = (name: string, max: number) =>
  z.string().trim().max(max, `${name} must be at most ${max} characters`);
const line = (name: string, max: number) => note(name, max).min(1, `${name} is required`);

export const plan = z.object({
  name: line("The plan's name", 60),
  amount: z
    .number()
    .min(0, "An amount is at least 0.")
    .max(1_000_000, "An amount is at most 1,000,000.")
    .nullable()
    .meta({ description: "A period; null when the maker names it on request." }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "A currency has three capital letters.")
    .nullable(),
  period: z.enum(periods, { error: "Please choose a period." }).meta({
    description: "`seat` is a seat and month, `usage` what is used.",
  }),
  note: note("The plan's note", 120).nullable().meta({
    description: "What the plan holds, or what a free one is limited to.",
  }),
});
export type Plan = z.output<typeof plan>;

export const maxPictures = 8;
export const manyPictures = `A tool has at most ${maxPictures} pictures.`;
const picture = z.object({
  url: line("The picture's address", 500).meta({
    description: "A path on this server; `?w=320`, `640` and `1280` are smaller ones.",
  }),
  alt: note("What a picture shows", 200).meta({ description: "What it shows." }),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type Picture = z.output<typeof picture>;

/** Whether an address is that of a picture that was uploaded for a tool. */
export const isToolPicture = (url: string) => localPathOf(url)?.startsWith("tool-picture/") ?? false;

/** Pictures as they are written, each once. Their sizes are known from the upload. */
export const picturesChange = z
  .array(
    picture.pick({ alt: true }).extend({
      url: z.string().refine(isToolPicture, "This is no uploaded picture of a tool. Please upload it."),
    }),
  )
  .max(maxPictures, manyPictures)
  .overwrite((pictures) => [...new Map(pictures.map((one) => [one.url, one])).values()]);

export const factValues = z.object({
  plans: z.array(plan).max(12, "A tool has at most 12 plans."),
  hasFreePlan: z.boolean(),
  platforms: several(platforms, "platform"),
  integrations: several(integrations, "integration"),
  openSource: z.boolean(),
  licence: line("The licence", 60),
  languages: z
    .array(z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, "A language is given by its code, such as en."))
    .max(120, "At most 120 can be named."),
  maker: line("The maker", 120),
  country: z.string().regex(/^[A-Z]{2}$/, "A country is given by its two letters, such as DE."),
  inputs: several(media, "medium"),
  outputs: several(media, "medium"),
  pictures: z.array(picture).max(maxPictures, manyPictures),
});
export type FactField = keyof typeof factValues.shape;
export const factFields = Object.keys(factValues.shape) as FactField[];
export const factField = z.enum(factFields, { error: "There is no such fact." });

/** The facts of a tool as the interface gives them; what is not known is null or empty. */
export const toolFacts = factValues
  .extend({
    hasFreePlan: z.boolean().nullable(),
    openSource: z.boolean().nullable(),
    licence: z.string().nullable(),
    maker: z.string().nullable(),
    country: z.string().nullable(),
    sources: z.array(
      z.object({
        field: z.enum(factFields),
        url: z.string(),
        checkedAt: z.string().nullable(),
        state: z.enum(factStates),
      }),
    ),
  })
  .meta({ id: "ToolFacts" });
export type ToolFacts = z.output<typeof toolFacts>;

/** The facts of a tool of which nothing is known. */
export const noFacts: ToolFacts = {
  plans: [],
  hasFreePlan: null,
  platforms: [],
  integrations: [],
  openSource: null,
  licence: null,
  languages: [],
  maker: null,
  country: null,
  inputs: [],
  outputs: [],
  pictures: [],
  sources: [],
};

const given = factValues.extend({ pictures: picturesChange }).partial().shape;

/**
 * What is written of a tool's facts: a field that is left out stays as it is, null takes it away. A value that changes counts as
 * unchecked, unless its field is named in `confirmed`.
 */
export const factsChange = z
  .object(
    Object.fromEntries(factFields.map((field) => [field, given[field].nullable()])) as {
      [Field in FactField]: z.ZodNullable<(typeof given)[Field]>;
    },
  )
  .partial()
  .extend({
    sources: z
      .array(
        z.object({
          field: z.enum(factFields),
          url: webAddress("Invalid URL"),
        }),
      )
      .max(factFields.length)
      .optional(),
    confirmed: z.array(factField).max(factFields.length).optional().meta({
      description: "Fields that the editor has checked at their source.",
    }),
  })
  .meta({ id: "ToolFactsChange" });
export type FactsChange = z.output<typeof factsChange>;

/** What a tool is used for, in a line. */
export const toolTask = z
  .object({ slug: z.string(), name: z.string(), how: z.string() })
  .meta({ id: "ToolTask" });
export type ToolTaskDto = z.output<typeof toolTask>;

export const toolTasksChange = z
  .array(
    z.object({
      slug: z.string().max(100, "There is no such task."),
      how: plainLine({ required: "Say in a line how the tool does it.", max: 160, name: "How" }),
    }),
  )
  .max(8, "A tool has at most 8 tasks.");
export type ToolTasksChange = z.output<typeof toolTasksChange>;

/** The same in a form, which shows their names. */
export const toolTasksForm = z
  .array(toolTasksChange.element.extend({ name: z.string() }))
  .max(8, "A tool has at most 8 tasks.");
export type ToolTasksForm = z.output<typeof toolTasksForm>;

import { isOwnPath, isWebAddress, plainAddress } from "@/lib/platform/addresses/utils";
import { z } from "zod";
import { recordId, slug, startedFrom } from "@/lib/platform/input/schema";
import { place, tableQuery } from "@/lib/platform/admin-list/schema";
import { isoDate, isoDateTime } from "@/lib/platform/dates/schema";
import { plainLine, plainText, plainTextOrNull } from "@/lib/platform/plain-text/schema";
import { isReserved } from "@/lib/software-pages/utils-reserved";
import type { ToolDto } from "@/lib/tools/schema";

/** The icons that a page can have; names of lucide icons. */
export const softwareIcons = [
  "BarChart3",
  "PenTool",
  "Users",
  "Mail",
  "CalendarClock",
  "Briefcase",
  "Target",
] as const;

/** The colour schemes that a page can have. */
export const softwareColors = ["Purple", "Blue", "Green", "Pink", "Orange", "Emerald", "Indigo"] as const;
export type SoftwareColor = (typeof softwareColors)[number];

export const softwareStatuses = ["draft", "published", "archived"] as const;

/** A tool on a "best software" page, with the reason for which it is there. */
export type SoftwarePick = Pick<
  ToolDto,
  | "id"
  | "name"
  | "slug"
  | "description"
  | "category"
  | "logo"
  | "website"
  | "rating"
  | "reviews"
  | "votes"
  | "pricing"
> & {
  reason: string;
  /** What a table says of it beside the others: what it does of what they share; `checkedAt` is when somebody checked its price. */
  compared: { does: string; price: string; checkedAt: string | null; platforms: string };
};

/** A "best software" page as it is read. */
export type SoftwarePageView = {
  title: string;
  slug: string;
  description: string;
  icon: string;
  color: SoftwareColor;
  introduction: string | null;
  toolsHeading: string | null;
  toolsDescription: string | null;
  author: string | null;
  authorImage: string | null;
  lastUpdated: string;
  tools: SoftwarePick[];
};

/** A tool that a page recommends, as it is listed where pages are edited. */
const softwareTool = z.object({
  toolId: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: z.string(),
  reason: z.string(),
});

/** A "best software" page as the interface gives it. The public is given its published tools. */
export const softwarePageDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    icon: z.string(),
    bgColor: z.enum(softwareColors),
    iconColor: z.enum(softwareColors),
    featured: z.boolean(),
    status: z.enum(softwareStatuses),
    publishedAt: z.string().nullable(),
    content: z.object({
      introduction: z.string().nullable(),
      toolsHeading: z.string().nullable(),
      toolsDescription: z.string().nullable(),
      author: z.string().nullable(),
      authorImage: z.string().nullable(),
      lastUpdated: z.string().nullable(),
    }),
    tools: z.array(softwareTool).meta({ description: "The recommended tools in their order." }),
    place,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "SoftwarePage" });
export type SoftwarePageDto = z.output<typeof softwarePageDto>;

/** The query of the list. Status is for administrators. */
export const softwareQuery = tableQuery(
  ["position", "title", "slug", "featured", "status", "publishedAt", "updatedAt"],
  { order: "asc", limit: 50 },
).extend({
  status: z
    .enum([...softwareStatuses, "scheduled", "all"], {
      error: 'Status is "draft", "published", "archived", "scheduled" or "all".',
    })
    .optional()
    .meta({ description: "For administrators; everybody else sees what is published." }),
});
export type SoftwareQuery = z.output<typeof softwareQuery>;

/** The most tools that a page recommends. */
const mostPicks = 50;

const optionalText = (name: string, max: number) => plainTextOrNull({ max, name }).optional();
const isAddress = (value: string) => isOwnPath(value) || isWebAddress(value);

const color = z.enum(softwareColors, { error: "Please select a colour scheme." });

/** A recommended tool, as it is written. */
const pick = z.object({
  toolId: recordId("Please select a tool"),
  reason: plainText({ required: "Please say why the tool is here.", max: 1_000, name: "The reason" }),
});
const pickList = <P extends typeof pick>(item: P) =>
  z
    .array(item)
    .max(mostPicks, `A page has at most ${mostPicks} tools.`)
    .refine(
      (tools) => new Set(tools.map(({ toolId }) => toolId)).size === tools.length,
      "A tool can be on a page once.",
    );

const fields = {
  title: plainLine({ required: "Title is required", max: 120, name: "Title" }),
  slug: slug
    .refine((text) => !isReserved(text), "Another page of the site has this address.")
    .optional()
    .meta({ description: "Made from the title when it is left out or empty." }),
  description: plainText({ required: "Description is required", max: 300, name: "Description" }),
  icon: z.enum(softwareIcons, { error: "Please select an icon." }),
  bgColor: color,
  iconColor: color.optional().meta({ description: "Left out: the background's scheme." }),
  featured: z.boolean({ error: "Use true or false." }).meta({ description: "Listed in the navigation." }),
  status: z.enum(softwareStatuses, { error: 'The status is "draft", "published" or "archived".' }),
  publishedAt: isoDateTime("The date of publication is not valid.").nullable().optional().meta({
    description:
      "When the page appears. In the future: it stays hidden until then. Left out or null when it is published: now.",
  }),
  content: z.object({
    introduction: optionalText("Introduction", 10_000),
    toolsHeading: optionalText("Tools heading", 120),
    toolsDescription: optionalText("Tools description", 1_000),
    author: optionalText("Author", 100),
    authorImage: z
      .string()
      .trim()
      .overwrite((value) => (isAddress(value) ? plainAddress(value) : value))
      .max(500, "The address must be at most 500 characters")
      .refine((value) => value === "" || isAddress(value), "Please enter a valid URL.")
      .transform((value) => value || null)
      .nullable()
      .optional(),
    lastUpdated: z
      .union([isoDateTime(""), isoDate(""), z.literal("")], { error: "The date is not valid." })
      .transform((value) => value || null)
      .nullable()
      .optional(),
  }),
  tools: pickList(pick),
};

/** A new page: the body of the call and the form. */
export const softwareInput = z
  .object({
    ...fields,
    icon: fields.icon.default("BarChart3"),
    bgColor: fields.bgColor.default("Emerald"),
    featured: fields.featured.default(false),
    status: fields.status.default("published"),
    content: fields.content.default({}),
    tools: fields.tools.default([]),
  })
  .meta({ id: "NewSoftwarePage" });
export type SoftwareInput = z.output<typeof softwareInput>;

/** The form: as {@link softwareInput}, and what a row shows of its tool. */
export const softwareForm = softwareInput.extend({
  tools: pickList(pick.extend({ name: z.string(), logo: z.string() })),
});

/** A change of a page: what is left out stays as it is; `tools` replaces the list as a whole. */
export const softwareChange = z
  .object(fields)
  .partial()
  .extend({ updatedAt: startedFrom })
  .meta({ id: "SoftwarePageChange" });
export type SoftwareChange = z.output<typeof softwareChange>;

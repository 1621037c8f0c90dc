import { isOwnPath, plainAddress } from "@/lib/platform/addresses/utils";
import { z } from "zod";
import { limitUpTo, pageUpTo, slug, startedFrom } from "@/lib/platform/input/schema";
import { idPattern } from "@/lib/platform/input/utils";
import { place, tableQuery } from "@/lib/platform/admin-list/schema";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { plainLine, plainText } from "@/lib/platform/plain-text/schema";
import { optionalAddress, webAddress } from "@/lib/tools/schema-address";

/** What a sponsorship is at this moment; it follows from its start and its end. */
export const sponsorshipStates = ["running", "scheduled", "ended"] as const;
export type SponsorshipState = (typeof sponsorshipStates)[number];

export const sponsorshipRatings = [3.0, 3.5, 4.0, 4.2, 4.5, 4.7, 4.8, 4.9, 5.0] as const;
export const defaultRating = 4.5;

/** What the home page has room for. */
export const maxSponsorships = 60;

/** The sponsorships that a visitor had in view. */
export const seenSponsorships = z.object({
  ids: z.array(z.string().max(200)).min(1, "Name the listings.").max(maxSponsorships, "Too many listings."),
});

/** How sponsorships that never reached the server were marked. The server makes none of these. */
export const temporaryPrefix = "temp-";

const forAdmins = { description: "Told to administrators only." };

/** A sponsorship. `toolId` is the tool that it stands for, with its counters and where its page is. */
export const sponsorshipDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    logo: z.string().meta({ description: "Address of the logo on this server." }),
    description: z.string(),
    rating: z.number(),
    category: z.string(),
    url: z.string(),
    tags: z.array(z.string()).meta({ description: "The tool's." }),
    views: z.number().int().meta({ description: "Visitors who opened it, each once a day." }),
    premiumBadge: z.boolean(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    toolId: z.object({
      _id: z.string(),
      name: z.string(),
      slug: z.string().meta({ description: "Slug of the tool's page." }),
      votes: z.number().int(),
      views: z.number().int(),
      rating: z.number().nullable().meta({ description: "What reviews give it, which is what pages show." }),
    }),
    status: z.enum(sponsorshipStates).optional().meta(forAdmins),
    websiteGone: z.boolean().optional().meta({
      description:
        "Told to administrators only: whether it is not shown, as the website of its tool is gone.",
    }),
    toolPublished: z.boolean().optional().meta({
      description: "Told to administrators only: whether its tool is published; it is not shown otherwise.",
    }),
    impressions: z.number().int().optional().meta(forAdmins),
    clicks: z.number().int().optional().meta(forAdmins),
    logoUrl: z.string().nullable().optional().meta(forAdmins),
    place,
    createdAt: z.string().optional().meta(forAdmins),
    updatedAt: z.string().optional().meta(forAdmins),
  })
  .meta({ id: "SponsoredListing" });
export type SponsorshipDto = z.output<typeof sponsorshipDto>;

const noTool = "Please select a tool";
const toolKey = z.string({ error: noTool }).regex(idPattern, noTool);

/** The query of the list. Text, status, tool and order are for administrators. */
export const sponsorshipQuery = tableQuery(
  ["position", "name", "category", "rating", "views", "impressions", "startDate", "endDate", "createdAt"],
  { order: "asc", limit: 100 },
).extend({
  status: z
    .enum([...sponsorshipStates, "all"], {
      error: 'Status is "running", "scheduled", "ended" or "all".',
    })
    .optional()
    .meta({ description: "For administrators; everybody else sees what is running." }),
  toolId: toolKey.optional().meta({ description: "For administrators: the listings of one tool." }),
});
export type SponsorshipQuery = z.output<typeof sponsorshipQuery>;

const ownPath = z
  .string()
  .trim()
  .refine(isOwnPath, "Invalid URL")
  .overwrite(plainAddress)
  .max(2048, "Invalid URL");
const logo = z.union([ownPath, optionalAddress("Invalid URL")], { error: "Invalid URL" });

const fields = {
  toolId: z
    .union([toolKey, z.object({ _id: toolKey })], { error: noTool })
    .transform((tool) => (typeof tool === "string" ? tool : tool._id)),
  name: plainLine({ required: "Name is required", max: 120, name: "Name" }),
  slug: slug.optional().meta({ description: "Made from the name when it is left out or empty." }),
  description: plainText({ required: "Description is required", max: 500, name: "Description" }),
  category: plainLine({ required: "Category is required", max: 100, name: "Category" }),
  url: z
    .string({ error: "Website URL is required" })
    .trim()
    .min(1, "Website URL is required")
    .pipe(webAddress("Invalid URL")),
  logo: logo.optional().meta({ description: "Left out or empty: the tool's logo." }),
  rating: z.coerce
    .number({ error: "Please select a rating." })
    .refine((value) => sponsorshipRatings.some((rating) => rating === value), "Please select a rating.")
    .meta({ override: { type: "number", enum: [...sponsorshipRatings] } }),
  premiumBadge: z.boolean({ error: "Use true or false." }),
  startDate: isoDateTime("The start date is not valid."),
  endDate: isoDateTime("The end date is not valid.").nullable().optional().meta({
    description: "The moment at which it ends; null for never.",
  }),
};

const inOrder = ({ startDate, endDate }: { startDate?: string; endDate?: string | null }) =>
  !startDate || !endDate || new Date(endDate) > new Date(startDate);
const endsFirst = { path: ["endDate"], message: "The end date must be after the start date." };

/** A new sponsorship: the body of the call and the form. */
export const sponsorshipInput = z
  .object({
    ...fields,
    rating: fields.rating.default(defaultRating),
    premiumBadge: fields.premiumBadge.default(false),
    startDate: fields.startDate.optional().meta({ description: "Left out: now." }),
  })
  .refine(inOrder, endsFirst)
  .meta({ id: "NewSponsoredListing" });
export type SponsorshipInput = z.output<typeof sponsorshipInput>;

/** A change of a sponsorship: what is left out stays as it is. Its tool stays in any case. */
export const sponsorshipChange = z
  .object(fields)
  .partial()
  .extend({ updatedAt: startedFrom })
  .refine(inOrder, endsFirst)
  .meta({ id: "SponsoredListingChange" });
export type SponsorshipChange = z.output<typeof sponsorshipChange>;

/** A published tool that a sponsorship can be made for. */
export const availableTool = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    description: z.string(),
    logo: z.string(),
    slug: z.string(),
    category: z.string(),
    websiteUrl: z.string(),
  })
  .meta({ id: "AvailableTool" });
export type AvailableTool = z.output<typeof availableTool>;

export const availableToolQuery = z.object({
  q: z.string().optional().meta({ description: "Free text; the first 200 characters count." }),
  page: pageUpTo(10_000),
  limit: limitUpTo(50, 20),
});
export type AvailableToolQuery = z.output<typeof availableToolQuery>;

import { z } from "zod";
import { limitUpTo, pageUpTo } from "@/lib/platform/input/schema";
import { maxReason, plainLine, plainText } from "@/lib/platform/plain-text/schema";
import { toolTask, toolTasksChange, toolTasksForm } from "@/lib/tools/facts/schema";
import { optionalAddress, webAddress } from "@/lib/tools/schema-address";

const submissionStatuses = ["pending", "approved", "rejected"] as const;
const submissionPricing = ["Free", "Freemium", "Paid", "Enterprise", "Contact for Pricing"] as const;

const invalidUrl = "Please enter a valid URL.";
const noCategory = "Please select a category.";
export const noPricing = "Please select a pricing type.";

const toolName = plainLine({ required: "Name is required.", max: 120, name: "Name" });
const description = plainText({ required: "Description is required.", max: 2_000, name: "Description" });
const category = z.string({ error: noCategory }).trim().min(1, noCategory).max(100, noCategory);

/** What somebody sends who knows of a tool. */
export const submissionInput = z
  .object({
    toolName,
    description,
    websiteUrl: webAddress(invalidUrl),
    category: category.meta({ description: "Any label, name or slug of a category.", example: "Chatbot" }),
    logoUrl: optionalAddress(invalidUrl),
    pricingType: z
      .enum(submissionPricing, { error: noPricing })
      .or(z.literal("").transform(() => null))
      .nullable()
      .optional(),
    keyHighlights: z
      .string()
      .max(2_000, "Key highlights must be at most 2,000 characters")
      .nullable()
      .optional(),
    twitterUrl: optionalAddress(invalidUrl),
    githubUrl: optionalAddress(invalidUrl),
    tasks: toolTasksChange.optional().meta({ description: "What it is used for, and how it does that." }),
  })
  .meta({ id: "NewSubmission" });
export type SubmissionInput = z.output<typeof submissionInput>;

/** The prices that both forms ask for, in the words of the catalogue's badges. */
export const askedPricing = ["Free", "Freemium", "Paid"] as const;
const asked = {
  pricingType: z.string().pipe(z.enum(askedPricing, { error: noPricing })),
  tasks: toolTasksForm,
};

export const addProductForm = z.object({
  name: z.string().trim().min(2, "Name must be at least 2 characters.").pipe(toolName),
  description: z.string().trim().min(10, "Description must be at least 10 characters.").pipe(description),
  website: webAddress(invalidUrl),
  category,
  imageUrl: webAddress(invalidUrl),
  ...asked,
});
export type AddProductForm = z.input<typeof addProductForm>;

/** The form of the dashboard: every field is required. */
export const submitForm = z.object({
  name: toolName,
  description,
  website: webAddress(invalidUrl),
  category,
  ...asked,
});
export type SubmitForm = z.input<typeof submitForm>;

/** The pricing models that a tool can be given when it is approved. */
export const approvedPricing = ["free", "freemium", "paid", "enterprise"] as const;
export type ApprovedPricing = (typeof approvedPricing)[number];

export const noReason = "Please say why.";

export const submissionDecision = z.object({
  status: z.enum(["approved", "rejected"], { error: 'The status is "approved" or "rejected".' }),
  category: category.optional().meta({
    description: "With an approval: the tool's, where it is not the submission's; any label, name or slug.",
  }),
  pricingType: z
    .enum(approvedPricing, { error: noPricing })
    .optional()
    .meta({ description: "With an approval: the tool's, where it is not what the submission's stands for." }),
  tasks: z.array(z.string().max(100)).max(8).optional().meta({
    description: "With an approval: the slugs of the tasks that the tool keeps; all when left out.",
  }),
  reason: plainText({ required: noReason, max: maxReason, name: "Reason" })
    .optional()
    .meta({ description: "With a rejection: why, for whoever sent it." }),
});
export type SubmissionDecision = z.output<typeof submissionDecision>;

/** What those are told who decide, of what they sent in themselves. */
export const ownSubmission =
  "You can't decide on your own submission. Another moderator or administrator does; administrators may add a tool directly, under Tools.";

/** A tool that is already in the directory. */
const knownTool = z.object({ name: z.string(), slug: z.string() });
export type KnownTool = z.output<typeof knownTool>;

export const websiteCheck = z.object({
  tool: knownTool.nullable(),
  pending: z
    .boolean()
    .meta({ description: "Somebody has sent this website already and it waits for review." }),
});
export type WebsiteCheck = z.output<typeof websiteCheck>;

/** A submission as the interface gives it. */
export const submissionDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    toolName: z.string(),
    description: z.string(),
    websiteUrl: z.string(),
    category: z.string(),
    logoUrl: z.string().nullable(),
    pricingType: z.string().nullable(),
    keyHighlights: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    githubUrl: z.string().nullable(),
    tasks: z.array(toolTask),
    status: z.enum(submissionStatuses),
    reason: z.string().nullable().meta({ description: "Why it was rejected." }),
    submittedAt: z.string(),
    updatedAt: z.string(),
    toolId: z.string().nullable(),
    toolSlug: z.string().nullable().meta({ description: "Of the tool that the approval created." }),
    queuePlace: z
      .number()
      .int()
      .nullable()
      .meta({ description: "While it is pending: its place in the queue, from 1." }),
  })
  .meta({ id: "Submission" });
export type SubmissionDto = z.output<typeof submissionDto>;

/** A submission as those who decide see it. */
export const queuedSubmission = submissionDto
  .extend({
    submittedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
    duplicate: knownTool.nullable().meta({
      description:
        "A published tool at the same website address or, if there is none, with a name that looks the same.",
    }),
  })
  .meta({ id: "QueuedSubmission" });
export type QueuedSubmission = z.output<typeof queuedSubmission>;

const page = pageUpTo(100_000);
const limit = limitUpTo(100, 50);

export const mySubmissionQuery = z.object({ page, limit });

export const submissionQuery = z.object({
  q: z
    .string()
    .optional()
    .meta({ description: "Part of a name or website; the first 200 characters count." }),
  status: z
    .enum([...submissionStatuses, "all"], {
      error: 'Status is "pending", "approved", "rejected" or "all".',
    })
    .optional()
    .meta({ description: "With `pending` the oldest comes first, otherwise the newest." }),
  page,
  limit,
});
export type SubmissionQuery = z.output<typeof submissionQuery>;

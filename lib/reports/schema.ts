import { z } from "zod";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { cleanText, plainTextOrNull } from "@/lib/platform/plain-text/schema";

/** What can be wrong with a tool, and with a review, as people choose it. */
export const toolKinds = {
  price: "Wrong price",
  link: "Dead link",
  category: "Wrong category",
  duplicate: "Duplicate",
  discontinued: "Discontinued",
  other: "Something else",
} as const;
export const reviewKinds = {
  spam: "Spam",
  offensive: "Offensive",
  "off-topic": "Not about the tool",
  other: "Something else",
} as const;
export const kindNames: Record<ReportKind, string> = { ...toolKinds, ...reviewKinds };

const keys = <T extends string>(names: Record<T, string>) => Object.keys(names) as T[];
const reportSubjects = ["tool", "review"] as const;
const reportKinds = [...new Set([...keys(toolKinds), ...keys(reviewKinds)])];
type ReportKind = keyof typeof toolKinds | keyof typeof reviewKinds;
const reportStatuses = ["open", "answered", "dismissed"] as const;

export const maxMessage = 1_000;
export const maxAnswer = 2_000;
const noKind = "Please choose what is wrong.";
const noMessage = "Please say what is wrong.";
export const noAnswer = "Please write an answer.";

const inputOf = <T extends ReportKind>(names: Record<T, string>) =>
  z
    .object({
      kind: z.enum(keys(names), { error: noKind }),
      message: z
        .string({ error: noMessage })
        .overwrite(cleanText)
        .max(maxMessage, `Message must be at most ${maxMessage.toLocaleString("en-US")} characters`),
    })
    .refine(({ kind, message }) => kind !== "other" || message, { path: ["message"], message: noMessage });

/** What somebody reports of a tool, and of a review. What is wrong says enough, but for something else. */
export const toolReport = inputOf(toolKinds);
export const reviewReport = inputOf(reviewKinds);
export type ReportInput = z.output<typeof toolReport> | z.output<typeof reviewReport>;

const toolRef = z.object({ id: z.string(), name: z.string(), slug: z.string() });

/** A report as its author sees it. */
export const reportDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    about: z.enum(reportSubjects),
    kind: z.enum(reportKinds),
    message: z.string(),
    status: z.enum(reportStatuses),
    answer: z.string().nullable().meta({ description: "What its author was mailed." }),
    tool: toolRef,
    reviewId: z.string().nullable(),
    createdAt: z.string(),
    decidedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: "Report" });
export type ReportDto = z.output<typeof reportDto>;

/** The most reports that a group tells one by one. */
export const shownReports = 50;

/** The reports of one kind about one tool or review, as those see them who answer. */
export const reportGroup = z
  .object({
    id: z.string().meta({ description: "Of its first report." }),
    about: z.enum(reportSubjects),
    kind: z.enum(reportKinds),
    status: z.enum(reportStatuses),
    tool: toolRef,
    review: z
      .object({ id: z.string(), userId: z.string(), userName: z.string(), comment: z.string() })
      .nullable()
      .meta({ description: "The review that they are about; null when it is gone." }),
    count: z.int(),
    firstAt: z.string(),
    lastAt: z.string(),
    reports: z
      .array(
        z.object({
          id: z.string(),
          message: z.string(),
          answer: z.string().nullable(),
          userName: z.string(),
          createdAt: z.string(),
        }),
      )
      .meta({ description: `The first ${shownReports}.` }),
  })
  .meta({ id: "ReportGroup" });
export type ReportGroup = z.output<typeof reportGroup>;

export const reportQuery = tableQuery(["count"])
  .pick({ q: true, page: true, limit: true })
  .extend({
    status: z
      .enum(["all", ...reportStatuses], { error: 'The status is "open", "answered", "dismissed" or "all".' })
      .default("open"),
    about: z
      .enum(["all", ...reportSubjects], { error: 'about is "tool", "review" or "all".' })
      .default("all"),
  });
export type ReportQuery = z.output<typeof reportQuery>;

export const myReportsQuery = tableQuery(["createdAt"]).pick({ page: true, limit: true });

export const reportDecision = z
  .object({
    status: z.enum(["answered", "dismissed"], { error: 'The status is "answered" or "dismissed".' }),
    answer: plainTextOrNull({ max: maxAnswer, name: "Answer" }).default(null),
  })
  .refine(({ status, answer }) => status !== "answered" || answer, { path: ["answer"], message: noAnswer });
export type ReportDecision = z.output<typeof reportDecision>;

/** What those are told who decide on reports of what they wrote themselves. */
export const ownReview =
  "You can't decide on reports of your own review. Another moderator or administrator does.";
/** And of a tool that they own. */
export const ownTool = "You can't decide on reports about your own tool.";

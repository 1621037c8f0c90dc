import { z } from "zod";
import { idPattern } from "@/lib/platform/input/utils";
import { honeypot } from "@/lib/accounts/schema";
import { email } from "@/lib/platform/auth/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { plainText } from "@/lib/platform/plain-text/schema";

export const monthlyBudgets = ["$500 - $1,000", "$1,000 - $2,500", "$2,500 - $5,000", "$5,000+"] as const;
const inquiryStatuses = ["new", "contacted", "closed"] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** What is said when anything is left empty. */
export const fillAll = "Please fill in all required fields";
const text = (name: string, max: number) => plainText({ required: fillAll, max, name });

/** What somebody writes to sales. Empty fields are told first, then the others in the order of the checks below. */
export const inquiryInput = z
  .object({
    fullName: text("Full name", 100),
    email: text("Email", 254),
    companyName: text("Company name", 200),
    monthlyBudget: z.enum(monthlyBudgets, { error: fillAll }),
    message: text("Message", 5_000),
    website: honeypot,
  })
  .superRefine(({ fullName, email: address, companyName, message }, context) => {
    if (!fullName || !address || !companyName || !message) return;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (fullName.length < 2) refuse("fullName", "Full name must be at least 2 characters");
    if (message.length < 10) refuse("message", "Message must be at least 10 characters");
    if (!email.safeParse(address).success) refuse("email", "Please enter a valid email address");
  });
export type InquiryInput = z.output<typeof inquiryInput>;

export const inquiryDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    companyName: z.string(),
    monthlyBudget: z.string(),
    message: z.string(),
    status: z.enum(inquiryStatuses),
    submittedAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "SalesInquiry" });
export type InquiryDto = z.output<typeof inquiryDto>;

/** The orders of the list; the first is the plain one. */
const inquirySorts = ["submittedAt", "fullName", "companyName", "status"] as const;

export const inquiryQuery = tableQuery(inquirySorts).extend({
  status: z
    .enum(["all", ...inquiryStatuses], { error: 'The status is "new", "contacted", "closed" or "all".' })
    .default("all"),
});
export type InquiryQuery = z.output<typeof inquiryQuery>;

export const inquiryTransition = z.object({
  inquiryId: z
    .string({ error: "There is no inquiry with this id." })
    .regex(idPattern, "There is no inquiry with this id."),
  status: z.enum(inquiryStatuses, { error: 'The status is "new", "contacted" or "closed".' }),
});
export type InquiryTransition = z.output<typeof inquiryTransition>;

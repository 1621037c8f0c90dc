import { z } from "zod";

/** Which mails an account wants. Those about the account itself, and about a claim that may be lost, are always sent. */
export const noticeSettings = z
  .object({
    decisions: z.boolean({ error: "Please say whether you want these mails." }).meta({
      description:
        "Mails about what was decided of submissions, reviews, reports and proposed changes; the dashboard tells it either way.",
    }),
  })
  .meta({ id: "NoticeSettings" });
export type NoticeSettings = z.output<typeof noticeSettings>;

export const unsubscription = z.object({
  token: z.string({ error: "This link is not valid." }).max(200, "This link is not valid."),
});

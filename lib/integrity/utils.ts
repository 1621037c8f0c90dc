import type { moderationActions, Refusal } from "@/lib/integrity/schema";
import { refusalWords } from "@/lib/reviews/utils-refusal";

/** Each reason for which a review is refused, in words, and that none was chosen. */
export const refusedWords: Record<Refusal, string> = { ...refusalWords, unsaid: "No reason chosen" };

/** The month of a moment, in UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** The first moment of a month, and that of the next one. */
export function boundsOf(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) };
}

/** The months from one to another, the latest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let { from } = boundsOf(first); monthOf(from) <= last; from = boundsOf(monthOf(from)).to)
    months.unshift(monthOf(from));
  return months;
}

const words = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026" */
export const monthName = (month: string): string => words.format(boundsOf(month).from);

/** A length of time in its largest unit or two: "3 h 20 min". */
export function durationWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return "under a minute";
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0 ? [`${days} d`, hours && `${hours} h`] : [hours && `${hours} h`, rest && `${rest} min`];
  return parts.filter(Boolean).join(" ");
}

/** What was done, in the words of the public log; of two actions by the status that it gave, "" for any other. */
const actionWords: Record<(typeof moderationActions)[number], string | Record<string, string>> = {
  "review.approve": "A review was approved",
  "review.reject": "A review was rejected",
  "review.delete": "A review was deleted",
  "review.revise": "A change of a review was approved",
  "review.keep": "A change of a review was rejected",
  "review.update": "A review was answered or edited by an administrator",
  "answer.remove": "An owner's answer was removed",
  "submission.approve": "A submission was approved",
  "submission.reject": "A submission was rejected",
  "submission.reopen": "A rejected submission waits again",
  "claim.revoke": "An owner was taken back",
  "claim.allow": "A claim may be tried again",
  "proposal.approve": "A change that an owner proposed was approved",
  "proposal.reject": "A change that an owner proposed was rejected",
  "tool.link": "A website was marked as working",
  "tool.delete": "A tool was deleted",
  "tool.status": {
    published: "A tool was published",
    archived: "A tool was archived",
    "": "A tool was taken back",
  },
  "user.status": {
    banned: "An account was banned",
    suspended: "An account was suspended",
    "": "An account was restored",
  },
};

/** What was done, in the words of the public log. Any change of a tool that is told is one of its status. */
export function whatWords(action: string, status: string | null): string {
  const said = actionWords[action as keyof typeof actionWords] ?? actionWords["tool.status"];
  return typeof said === "string" ? said : (said[status ?? ""] ?? said[""]!);
}

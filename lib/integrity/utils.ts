import type { Refusal } from "@/lib/integrity/schema";

/** Each reason for which a review is refused, in words. */
export const refusalWords: Record<Refusal, string> = {
  spam: "Spam or advertising",
  abuse: "Abusive",
  "off-topic": "Not about the tool",
  "not-used": "Written without having used it",
  conflict: "By somebody with an interest in the tool",
  duplicate: "Repeats another review",
  unsaid: "No reason chosen",
};

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
    days > 0
      ? [
          [days, "d"],
          [hours, "h"],
        ]
      : [
          [hours, "h"],
          [rest, "min"],
        ];
  return parts
    .filter(([count]) => count !== 0)
    .map((part) => part.join(" "))
    .join(" ");
}

/** What was done, and what was the case then, in the words of the public log. */
export function whatWords(action: string, status: string | null): string {
  switch (action) {
    case "review.approve":
      return "A review was approved";
    case "review.reject":
      return "A review was refused";
    case "review.delete":
      return "A review was deleted";
    case "submission.approve":
      return "A submission was approved";
    case "submission.reject":
      return "A submission was refused";
    case "submission.reopen":
      return "A refused submission waits again";
    case "user.status":
      return status === "banned"
        ? "An account was banned"
        : status === "suspended"
          ? "An account was suspended"
          : "An account was restored";
    case "review.revise":
      return "A change of a review was approved";
    case "review.keep":
      return "A change of a review was refused";
    case "review.update":
      return "A review was answered or edited by an administrator";
    case "tool.link":
      return "A website was marked as working";
    case "answer.remove":
      return "An owner's answer was removed";
    case "claim.revoke":
      return "An owner was taken back";
    case "claim.allow":
      return "A claim may be tried again";
    case "proposal.approve":
      return "A change that an owner proposed was approved";
    case "proposal.reject":
      return "A change that an owner proposed was refused";
    case "tool.delete":
      return "A tool was deleted";
    default:
      return status === "published"
        ? "A tool was published"
        : status === "archived"
          ? "A tool was archived"
          : "A tool was taken back";
  }
}

import type { InquiryStatus } from "@/lib/sponsorships/inquiries/schema";

const steps: Record<InquiryStatus, readonly InquiryStatus[]> = {
  new: ["contacted", "closed"],
  contacted: ["closed"],
  closed: [],
};

/** Whether an inquiry can go from one status to another. */
export function canBecome(from: InquiryStatus, to: InquiryStatus): boolean {
  return steps[from].includes(to);
}

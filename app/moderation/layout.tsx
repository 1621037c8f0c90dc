import type { Metadata } from "next";
import type { ReactNode } from "react";
import { BackOffice } from "@/app/back-office";

export const metadata: Metadata = {
  title: { default: "Moderation", template: "%s · Moderation" },
  robots: { index: false },
};

/** Moderators, and administrators, decide here on reviews, submissions, owners and reports. */
export default function ModerationLayout({ children }: { children: ReactNode }) {
  return <BackOffice area="moderation">{children}</BackOffice>;
}

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/admin-shell";
import { getConfig } from "@/lib/config/queries";
import { countPendingProposals } from "@/lib/owners/queries-proposals";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { hasRole } from "@/lib/platform/auth/schema";
import { countOpenReports } from "@/lib/reports/queries";

export const metadata: Metadata = {
  title: { default: "Moderation", template: "%s · Moderation" },
  robots: { index: false },
};

/** Moderators, and administrators, decide here on reviews, submissions, owners and reports; everyone else is sent home. */
export default async function ModerationLayout({ children }: { children: ReactNode }) {
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, "moderator")) redirect("/");
  const [{ allowThemeToggle }, openReports, pendingProposals] = await Promise.all([
    getConfig(),
    countOpenReports(),
    countPendingProposals(),
  ]);
  return (
    <AdminShell
      area="moderation"
      name={viewer.name}
      themeToggle={allowThemeToggle}
      waiting={{ "/moderation/reports": openReports, "/moderation/proposals": pendingProposals }}
    >
      {children}
    </AdminShell>
  );
}

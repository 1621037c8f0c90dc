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
  title: { default: "Admin", template: "%s · Admin" },
  robots: { index: false },
};

/** Everyone but administrators is sent home. Every call that a screen makes is checked again by its handler. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, "admin")) redirect("/");
  const [{ allowThemeToggle }, openReports, pendingProposals] = await Promise.all([
    getConfig(),
    countOpenReports(),
    countPendingProposals(),
  ]);
  return (
    <AdminShell
      area="admin"
      name={viewer.name}
      themeToggle={allowThemeToggle}
      waiting={{ "/admin/reports": openReports, "/admin/proposals": pendingProposals }}
    >
      {children}
    </AdminShell>
  );
}

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/admin-shell";
import { getConfig } from "@/lib/config/queries";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { hasRole } from "@/lib/platform/auth/schema";

export const metadata: Metadata = {
  title: { default: "Moderation", template: "%s · Moderation" },
  robots: { index: false },
};

/** Moderators, and administrators, decide here on reviews, submissions and owners; everyone else is sent home. */
export default async function ModerationLayout({ children }: { children: ReactNode }) {
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, "moderator")) redirect("/");
  const { allowThemeToggle } = await getConfig();
  return (
    <AdminShell area="moderation" name={viewer.name} themeToggle={allowThemeToggle}>
      {children}
    </AdminShell>
  );
}

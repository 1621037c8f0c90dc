import type { ReactNode } from "react";
import { requireRole } from "@/app/require-role";
import { AdminShell } from "@/components/admin/admin-shell";
import { getConfig } from "@/lib/config/queries";
import { countPendingProposals } from "@/lib/owners/queries-proposals";
import { countOpenReports } from "@/lib/reports/queries";

const least = { admin: "admin", moderation: "moderator" } as const;

/**
 * The shell of an area's screens; who may not see them is sent home. Every call that a screen makes is checked again by
 * its handler.
 */
export async function BackOffice({ area, children }: { area: keyof typeof least; children: ReactNode }) {
  const viewer = await requireRole(least[area]);
  const [{ allowThemeToggle }, openReports, pendingProposals] = await Promise.all([
    getConfig(),
    countOpenReports(),
    countPendingProposals(),
  ]);
  return (
    <AdminShell
      area={area}
      name={viewer.name}
      themeToggle={allowThemeToggle}
      waiting={{ [`/${area}/reports`]: openReports, [`/${area}/proposals`]: pendingProposals }}
    >
      {children}
    </AdminShell>
  );
}

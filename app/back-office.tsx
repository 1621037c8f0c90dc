import type { ReactNode } from "react";
import { requireRole } from "@/app/require-role";
import { AdminShell } from "@/components/admin/admin-shell";
import { MadeForViewer } from "@/components/viewer/made-for-viewer";
import { getConfig } from "@/lib/config/queries";
import { countWaiting } from "@/lib/tools/queries-waiting";

const least = { admin: "admin", moderation: "moderator" } as const;

/**
 * The shell of an area's screens; who may not see them is sent home. Every call that a screen makes is checked again by
 * its handler.
 */
export async function BackOffice({ area, children }: { area: keyof typeof least; children: ReactNode }) {
  const viewer = await requireRole(least[area]);
  const [{ allowThemeToggle }, waiting] = await Promise.all([getConfig(), countWaiting()]);
  return (
    <AdminShell
      area={area}
      name={viewer.name}
      themeToggle={allowThemeToggle}
      waiting={Object.fromEntries(
        Object.entries(waiting).map(([queue, count]) => [`/${area}/${queue}`, count]),
      )}
    >
      <MadeForViewer members />
      {children}
    </AdminShell>
  );
}

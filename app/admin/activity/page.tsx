import type { Metadata } from "next";
import { requireRole } from "@/app/require-role";
import { listLogFacets } from "@/lib/platform/audit-log/queries";
import { ActivityLog } from "./screen";

export const metadata: Metadata = { title: "Activity" };

export default async function ActivityPage() {
  await requireRole("admin");
  return <ActivityLog facets={await listLogFacets()} />;
}

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { listLogFacets } from "@/lib/platform/audit-log/queries";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { hasRole } from "@/lib/platform/auth/schema";
import { ActivityLog } from "./screen";

export const metadata: Metadata = { title: "Activity" };

export default async function ActivityPage() {
  // A layout does not protect its pages: each one checks the role itself.
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, "admin")) redirect("/");
  return <ActivityLog facets={await listLogFacets()} />;
}

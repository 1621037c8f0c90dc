import { redirect } from "next/navigation";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";

/** Who looks at a page, if their role suffices; others are sent home. A layout does not protect its pages: each asks this itself. */
export async function requireRole(role: Parameters<typeof hasRole>[1]): Promise<Viewer> {
  const viewer = await getPageViewer();
  if (!viewer || !hasRole(viewer.role, role)) redirect("/");
  return viewer;
}

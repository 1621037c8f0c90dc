import { redirect } from "next/navigation";
import { isOwner } from "@/lib/owners/queries";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";

/** Whether a tool is that of whoever asks; who is not signed in goes there first. */
export async function isOwnTool(id: string, screen: string): Promise<boolean> {
  const viewer = await getPageViewer();
  if (!viewer) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/dashboard/tools/${id}/${screen}`)}`);
  return /^[0-9a-f]{24}$/.test(id) && isOwner(viewer.id, id);
}

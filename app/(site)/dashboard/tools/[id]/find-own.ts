import { redirect } from "next/navigation";
import { isOwner } from "@/lib/owners/queries";
import { getPageViewer } from "@/lib/platform/auth/page-viewer";
import { idPattern } from "@/lib/platform/input/utils";

/** The account of whoever asks, where the tool is theirs, or else null; who is not signed in goes there first. */
export async function findOwner(id: string, screen: string): Promise<string | null> {
  const viewer = await getPageViewer();
  if (!viewer) redirect(`/sign-in?callbackUrl=${encodeURIComponent(`/dashboard/tools/${id}/${screen}`)}`);
  return idPattern.test(id) && (await isOwner(viewer.id, id)) ? viewer.id : null;
}

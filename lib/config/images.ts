import "server-only";
import { type SiteImageKind, siteImages } from "@/lib/config/utils-uploads";
import { redraw } from "@/lib/platform/images/redraw";
import { put } from "@/lib/platform/storage/mutations";
import type { StoredFile } from "@/lib/platform/storage/schema";

/**
 * Keeps a picture of the site's own, in the current storage or on this server's disk. The settings name it only when
 * they are saved with its address.
 */
export async function addSiteImage(
  kind: SiteImageKind,
  sent: Buffer,
  actor: { id: string },
  into?: "local",
): Promise<StoredFile> {
  const { bytes, type, width, height } = await redraw(sent, { ...siteImages[kind], as: "photo" });
  return put(kind, bytes, type, { width, height, createdById: actor.id, into });
}

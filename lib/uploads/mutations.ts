import "server-only";
import { redraw } from "@/lib/platform/images/redraw";
import { put } from "@/lib/platform/storage/mutations";
import { keptPicture, type UploadedPicture } from "@/lib/uploads/schema";

/** Draws a picture of a post or tool anew and keeps it. Only those of posts move. */
export async function addPicture(
  kind: "post_image" | "tool_picture",
  sent: Buffer,
  actor: { id: string },
): Promise<UploadedPicture> {
  const { bytes, type, width, height } = await redraw(sent, {
    ...keptPicture,
    animated: kind === "post_image",
  });
  const { url, storage } = await put(kind, bytes, type, { width, height, createdById: actor.id });
  return { imageUrl: url, width, height, storage };
}

import "server-only";
import { redraw } from "@/lib/platform/images/redraw";
import { put } from "@/lib/platform/storage/mutations";
import { type PostImage, postPicture } from "@/lib/uploads/schema";

/** Draws a picture of a post anew and keeps it. */
export async function addPostImage(sent: Buffer, actor: { id: string }): Promise<PostImage> {
  const { bytes, type, width, height } = await redraw(sent, postPicture);
  const { url, storage } = await put("post_image", bytes, type, { width, height, createdById: actor.id });
  return { imageUrl: url, width, height, storage };
}

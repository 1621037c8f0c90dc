import "server-only";
import { put } from "@/lib/platform/storage/mutations";
import { toPostImage } from "@/lib/uploads/raster";
import type { PostImage } from "@/lib/uploads/schema";

/** Draws a picture of a post anew and keeps it. */
export async function addPostImage(sent: Buffer, actor: { id: string }): Promise<PostImage> {
  const { bytes, width, height } = await toPostImage(sent);
  const { url, storage } = await put("post_image", bytes, "image/webp", {
    width,
    height,
    createdById: actor.id,
  });
  return { imageUrl: url, width, height, storage };
}

import "server-only";
import { env } from "@/lib/platform/env";
import { download } from "@/lib/platform/http/download";
import { siteUrl } from "@/lib/platform/http/site-url";
import { redraw } from "@/lib/platform/images/redraw";
import { log } from "@/lib/platform/log";
import { ownPath } from "@/lib/platform/rich-text/utils";
import { put, remove } from "@/lib/platform/storage/mutations";
import type { StoredFile } from "@/lib/platform/storage/schema";
import { keptPicture } from "@/lib/uploads/schema";

/** The copy of an author's picture: three times as large as pages show it. */
const avatar = { ...keptPicture, box: { width: 72, height: 72 }, fit: "cover", animated: false } as const;
const limits = { milliseconds: 4_000, maxBytes: 8 * 1024 * 1024 };

type Pictured = {
  imageUrl?: string | null;
  author?: { name: string; avatar?: string | null };
};

/**
 * Copies the pictures that a post names elsewhere, runs the write with the addresses of the copies, and forgets them
 * when it fails. Visitors' browsers talk to this server alone, so a picture elsewhere would not be shown. One that
 * can't be had keeps its address, and is tried again when the post is saved again.
 */
export async function withOwnPictures<P extends Pictured, T>(
  post: P,
  actor: { id: string },
  write: (post: P) => Promise<T>,
): Promise<T> {
  const { imageUrl, author } = post;
  const [cover, portrait] = await Promise.all([
    copy(imageUrl, actor, false),
    copy(author?.avatar, actor, true),
  ]);
  try {
    return await write({
      ...post,
      ...(cover ? { imageUrl: cover.url } : {}),
      ...(author && portrait ? { author: { ...author, avatar: portrait.url } } : {}),
    });
  } catch (error) {
    await Promise.all([cover, portrait].map((file) => file && remove(file.path)));
    throw error;
  }
}

/** Our copy of the picture at an address elsewhere; nothing for one of our own, or one that can't be had. */
async function copy(
  address: string | null | undefined,
  actor: { id: string },
  small: boolean,
): Promise<StoredFile | undefined> {
  if (!address || ownPath(address, siteUrl()) || env.LOGO_SERVICE_URL === "off") return undefined;
  try {
    const sent = await download(address, limits);
    const { bytes, type, width, height } = await redraw(sent, small ? avatar : keptPicture);
    return await put("post_image", bytes, type, { width, height, createdById: actor.id });
  } catch (error) {
    log.info({ err: error, address }, "a picture of a post could not be fetched");
    return undefined;
  }
}

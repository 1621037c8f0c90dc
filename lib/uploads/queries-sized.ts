import "server-only";
import path from "node:path";
import { env } from "@/lib/platform/env";
import { DiskCache } from "@/lib/platform/images/disk-cache";
import { redraw } from "@/lib/platform/images/redraw";
import { readUpload } from "@/lib/platform/storage/queries";
import { keptPicture, uploadMessages } from "@/lib/uploads/schema";
import type { PictureWidth } from "@/lib/uploads/utils-sizes";

let cache: DiskCache | undefined;
const drawn = () => (cache ??= new DiskCache(path.join(env.DATA_DIR, "cache", "sizes"), 10_000));
// A page's readers ask for a new picture at once; it is drawn once.
const drawing = new Map<string, Promise<Buffer>>();

/** A picture of a tool, no wider than this. Undefined when there is no such picture, whatever was drawn of it before. */
export async function readSized(upload: string, width: PictureWidth): Promise<Buffer | undefined> {
  const whole = upload.startsWith("tool-picture/") ? await readUpload(upload) : undefined;
  if (!whole) return undefined;
  const key = `${width} ${upload}`;
  const kept = await drawn().read(key);
  if (kept) return kept.bytes;
  const pending = drawing.get(key) ?? draw(key, whole, width).finally(() => drawing.delete(key));
  drawing.set(key, pending);
  return pending;
}

async function draw(key: string, whole: Buffer, width: number): Promise<Buffer> {
  const { bytes } = await redraw(whole, {
    formats: ["webp"],
    typeMessage: uploadMessages.type,
    box: { width, height: keptPicture.box.height },
    as: "webp",
  });
  // The copy is optional: without it, the next request draws the picture again.
  await drawn()
    .write(key, bytes)
    .catch(() => {});
  return bytes;
}

import "server-only";
import { storedRow } from "@/lib/platform/storage/schema";
import { z } from "zod";
import { queryRows } from "@/lib/platform/sql/queries-rows";
import { drawAvatar } from "@/lib/accounts/avatars/draw";
import { type AvatarChoice, avatarSize } from "@/lib/accounts/avatars/schema";
import { listReviewTags } from "@/lib/accounts/queries-settings";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { put, removeFiles } from "@/lib/platform/storage/mutations";
import { localPathOf } from "@/lib/platform/storage/utils";

const imageRow = z.object({ image: z.string().nullable() });

/**
 * Draws a picture, keeps it and makes it the account's; the one before goes afterwards. Whenever this stops half-way the
 * account has a picture that exists; a file that was left over goes with the next change.
 */
export async function setAvatar(userId: string, choice: AvatarChoice): Promise<string> {
  const picture = await drawAvatar(choice);
  const { path, url } = await put("avatar", picture, "image/png", {
    width: avatarSize,
    height: avatarSize,
    createdById: userId,
  });
  const former = await db.$transaction(async (tx) => {
    // The row stays locked, so that of two changes at once each removes what it replaced and nothing else.
    const [user] = await queryRows(imageRow, tx)`
      SELECT image FROM public."user" WHERE id = ${userId} FOR UPDATE`;
    if (!user) throw new AppError("unauthenticated");
    await tx.user.update({ where: { id: userId }, data: { image: url }, select: { id: true } });
    return queryRows(storedRow, tx)`
      DELETE FROM public.upload
      WHERE kind = 'avatar' AND created_by_id = ${userId} AND path <> ${path}
        AND (path = ${localPathOf(user.image) ?? ""} OR created_at < now() - interval '1 hour')
      RETURNING path, storage`;
  });
  await removeFiles(former);
  invalidate(...(await listReviewTags(userId)));
  return url;
}

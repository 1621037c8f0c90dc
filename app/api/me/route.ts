import { getMeApi, removeMeApi, updateMeApi } from "@/lib/accounts/api";
import { removeAccount, updateAccount } from "@/lib/accounts/mutations-account";
import { getMe } from "@/lib/accounts/queries";
import type { MeDto } from "@/lib/accounts/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

async function read(userId: string): Promise<MeDto> {
  const me = await getMe(userId);
  if (!me) throw new AppError("unauthenticated");
  return me;
}

export const GET = handle(getMeApi, ({ viewer }) => read(viewer.id));

export const PATCH = handle(updateMeApi, async ({ body, viewer }) => {
  await updateAccount(viewer.id, body);
  return read(viewer.id);
});

export const DELETE = handle(removeMeApi, ({ body, viewer }) => removeAccount(viewer.id, body));

import { getMeApi } from "@/lib/accounts/api";
import { getMe } from "@/lib/accounts/queries";
import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";

export const GET = handle(getMeApi, async ({ viewer }) => {
  const me = await getMe(viewer.id);
  if (!me) throw new AppError("unauthenticated");
  return me;
});

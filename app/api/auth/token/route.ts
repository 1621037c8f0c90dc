import { getTokenApi } from "@/lib/accounts/api";
import { bearerSeconds, createBearer, readSession } from "@/lib/auth/session";
import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";

export const GET = handle(getTokenApi, async ({ request }) => {
  const session = await readSession(request);
  if (!session) throw new AppError("unauthenticated");
  return { token: await createBearer(session), expiresIn: bearerSeconds };
});

import { getTokenApi } from "@/lib/accounts/api";
import { bearerSeconds, bringsBearer, createBearer, readSession } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(getTokenApi, async ({ request }) => {
  // A bearer token gets no new one: a leaked token could otherwise be renewed as long as the session lasts.
  if (bringsBearer(request)) throw new AppError("forbidden", "A token is given to a signed-in browser only.");
  const session = await readSession(request);
  if (!session) throw new AppError("unauthenticated");
  return { token: await createBearer(session), expiresIn: bearerSeconds };
});

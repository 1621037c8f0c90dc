import "server-only";
import { email } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/client-address";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { consume } from "@/lib/rate-limit/consume";
import { hintCookie, signInLimit } from "@/lib/sign-in/schema";

const maxBytes = 16 * 1024;

/** Counts attempts to sign in with a password, and refuses what is no form of ours, before next-auth sees them. */
export async function limitSignIn(request: Request): Promise<void> {
  if (request.method !== "POST") return;
  assertSameOrigin(request);
  if (Number(request.headers.get("content-length") ?? Number.NaN) > maxBytes) throw new AppError("too_large");
  if (!new URL(request.url).pathname.endsWith("/callback/credentials")) return;

  const body = await request.clone().text();
  if (body.length > maxBytes) throw new AppError("too_large");
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (!isForm) throw new AppError("unsupported_media_type", "Please send a form.");
  const { name, points, seconds, addressPoints = points } = signInLimit;
  await consume({ name, points: addressPoints, seconds }, clientAddress(request));
  const address = email.safeParse(new URLSearchParams(body).get("email"));
  if (address.success) await consume({ name: `${name}-account`, points, seconds }, address.data);
}

/** Sets or clears the cookie that tells scripts that somebody is signed in, whenever next-auth does so with its own. */
export function withHint(response: Response): Response {
  const session = response.headers
    .getSetCookie()
    .find((cookie) => /^(__Secure-)?next-auth\.session-token(\.0)?=/.test(cookie));
  if (!session) return response;
  const isSet = /^[^=]+=[^;]/.test(session);
  const secure = /;\s*secure/i.test(session) ? "; Secure" : "";
  const headers = new Headers(response.headers);
  headers.append(
    "Set-Cookie",
    `${hintCookie}=${isSet ? 1 : ""}; Path=/; SameSite=Lax; Max-Age=${isSet ? 30 * 24 * 3600 : 0}${secure}`,
  );
  return new Response(response.body, { status: response.status, headers });
}

import "server-only";
import { NextRequest } from "next/server";
import { email } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/http/client-address";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { readText } from "@/lib/http/read-json";
import { consume } from "@/lib/rate-limit/consume";
import { hintCookie, signInLimit } from "@/lib/sign-in/schema";

const maxBytes = 16 * 1024;

/**
 * Refuses what is no form of ours, and counts attempts to sign in, before next-auth sees the request. Answers a request
 * whose body can be read again.
 */
export async function limitSignIn(request: NextRequest): Promise<NextRequest> {
  if (request.method !== "POST") return request;
  assertSameOrigin(request);
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (!isForm) throw new AppError("unsupported_media_type", "Please send a form.");
  const body = await readText(request, maxBytes);

  const { pathname } = new URL(request.url);
  const isPassword = pathname.endsWith("/callback/credentials");
  const { name, points, seconds, addressPoints = points } = signInLimit;
  // The way to a provider begins with a question to that provider, which nobody shall ask without end.
  if (isPassword || /\/signin\/[^/]+$/.test(pathname))
    await consume({ name, points: addressPoints, seconds }, clientAddress(request));
  const address = isPassword ? email.safeParse(new URLSearchParams(body).get("email")) : undefined;
  if (address?.success) await consume({ name: `${name}-account`, points, seconds }, address.data);
  return new NextRequest(request.url, { method: "POST", headers: request.headers, body });
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

import "server-only";
import { NextRequest } from "next/server";
import { email } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { clientAddress } from "@/lib/platform/http/client-address";
import { siteUrl } from "@/lib/platform/http/site-url";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { readText } from "@/lib/platform/http/read-json";
import { consumeOfAccount, consumeOfAddress, giveBackAccount } from "@/lib/platform/rate-limit/mutations";
import { hintCookie, signInLimit } from "@/lib/accounts/sign-in/schema";

const maxBytes = 16 * 1024;

/** What next-auth answers, by the parts of the path behind /api/auth. It reads two of them and would not mind more. */
const known = /^(csrf|session|providers|error|signout|signin|signin\/[a-z]+|callback\/[a-z]+)$/;

/** A request whose body can be read again, and what is told of its answer. */
type Limited = { request: NextRequest; onAnswer?: (answer: Response) => Promise<void> };

/**
 * Refuses what is no form of ours, and counts attempts to sign in, before next-auth sees the request. What is counted is
 * what next-auth then reads: the parts of the path as the framework found them, and each field of the form once. A
 * password that was right counts against no account.
 */
export async function limitSignIn(request: NextRequest, parts: string[]): Promise<Limited> {
  const action = parts.join("/");
  if (!known.test(action)) throw new AppError("not_found");
  refuseReturn(request);
  if (request.method !== "POST") {
    if (action === "callback/credentials")
      throw new AppError("method_not_allowed", undefined, { headers: { Allow: "POST" } });
    return { request };
  }
  assertSameOrigin(request);
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded(;\s*charset=utf-8)?$/i.test(type))
    throw new AppError("unsupported_media_type", "Please send a form.");
  const form = new URLSearchParams(await readText(request, maxBytes));
  if (new Set(form.keys()).size !== form.size) throw new AppError("invalid", "Each field may be given once.");

  const isPassword = action === "callback/credentials";
  // Starting a sign-in calls the provider's server, so it is limited too.
  if (isPassword || action.startsWith("signin/")) await consumeOfAddress(signInLimit, clientAddress(request));
  const address = isPassword ? email.safeParse(form.get("email")) : undefined;
  if (address?.success) await consumeOfAccount(signInLimit, address.data);
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  return {
    request: new NextRequest(request.url, { method: "POST", headers, body: form.toString() }),
    onAnswer: async (answer) => {
      // Of a client address they count: to check a password is work, whoever knows it.
      if (address?.success && isSet(sessionCookie(answer))) await giveBackAccount(signInLimit, address.data);
    },
  };
}

/** next-auth keeps the address to return to in it. */
const returnCookie = /^(__Secure-)?next-auth\.callback-url$/;

/** next-auth fails over an address to return to that is none. Where else one leads is its `redirect` callback's matter. */
function refuseReturn(request: NextRequest): void {
  const asked = request.nextUrl.searchParams.getAll("callbackUrl");
  const kept = request.cookies.getAll().filter(({ name }) => returnCookie.test(name));
  const wrong = kept.find(({ value }) => !isAddress(value));
  if (!wrong && asked.every(isAddress)) return;
  const forget =
    wrong && `${wrong.name}=; Path=/; Max-Age=0${wrong.name.startsWith("__Secure-") ? "; Secure" : ""}`;
  throw new AppError("invalid", "The address to return to is not valid.", {
    headers: forget ? { "Set-Cookie": forget } : {},
  });
}

function isAddress(text: string): boolean {
  const base = text.startsWith("/") ? siteUrl() : undefined;
  return text === "" || (URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol));
}

/** The cookie of a session that an answer sets or clears. */
const sessionCookie = ({ headers }: Response): string | undefined =>
  headers.getSetCookie().find((cookie) => /^(__Secure-)?next-auth\.session-token(\.0)?=/.test(cookie));
const isSet = (cookie = "") => /^[^=]+=[^;]/.test(cookie);

/** Sets or clears the cookie that tells scripts that somebody is signed in, whenever next-auth does so with its own. */
export function withHint(response: Response): Response {
  const session = sessionCookie(response);
  if (!session) return response;
  const signedIn = isSet(session);
  const secure = /;\s*secure/i.test(session) ? "; Secure" : "";
  const headers = new Headers(response.headers);
  headers.append(
    "Set-Cookie",
    `${hintCookie}=${signedIn ? 1 : ""}; Path=/; SameSite=Lax; Max-Age=${signedIn ? 30 * 24 * 3600 : 0}${secure}`,
  );
  return new Response(response.body, { status: response.status, headers });
}

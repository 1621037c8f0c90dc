import "server-only";
import { decode, encode, getToken } from "next-auth/jwt";
import { NextRequest } from "next/server";
import { getViewer } from "@/lib/platform/auth/queries";
import { sessionSecret } from "@/lib/platform/auth/secret";
import { type SessionToken, sessionToken, type Viewer } from "@/lib/platform/auth/schema";
import { env } from "@/lib/platform/env";

/** Keeps bearer tokens and session cookies from being taken for each other. */
const bearerSalt = "bearer";
/** How long a bearer token is good for, seconds. */
export const bearerSeconds = 15 * 60;

/** Whether a request brings a bearer token: then its cookies count for nothing. */
export function bringsBearer(request: Request): boolean {
  return /^bearer /i.test(request.headers.get("authorization") ?? "");
}

/** A short-lived token with which a program acts for this account. It ends with the session it was made from. */
export async function createBearer({ sub, authTime, sid }: SessionToken): Promise<string> {
  return encode({
    token: { sub, authTime, ...(sid ? { sid } : {}) },
    secret: sessionSecret(),
    salt: bearerSalt,
    maxAge: bearerSeconds,
  });
}

/** What the request's bearer token or session cookie says, if it is one of ours and in time. */
export async function readSession(request: Request): Promise<SessionToken | null> {
  const said = bringsBearer(request) ? await readBearer(request) : await readCookie(request);
  const { data } = sessionToken.safeParse(said);
  return data ?? null;
}

async function readBearer(request: Request): Promise<unknown> {
  const token = request.headers.get("authorization")?.slice("bearer ".length).trim();
  return decode({ token, secret: sessionSecret(), salt: bearerSalt }).catch(() => null);
}

async function readCookie(request: Request): Promise<unknown> {
  // next-auth reads cookies from a NextRequest. It gets no Authorization header, from which it would take a token too.
  const headers = new Headers({ cookie: request.headers.get("cookie") ?? "" });
  return getToken({
    req: new NextRequest(request.url, { headers }),
    secret: sessionSecret(),
    secureCookie: env.NEXTAUTH_URL.startsWith("https://"),
  });
}

/** The account on whose behalf a request is made, or null. */
export async function readViewer(request: Request): Promise<Viewer | null> {
  const session = await readSession(request);
  return session && getViewer(session);
}

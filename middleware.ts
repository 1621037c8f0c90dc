import { getToken } from "next-auth/jwt";
import { type NextRequest, NextResponse } from "next/server";

/**
 * Keeps everyone but administrators out of /admin. A convenience: every page and handler there asks the database
 * again. The matcher is narrow so that public pages are served without passing through here.
 */
export async function middleware(request: NextRequest) {
  const token = await getToken({ req: request, secret: process.env.NEXTAUTH_SECRET });
  if (token?.role === "admin" || token?.role === "superadmin") return NextResponse.next();
  return NextResponse.redirect(new URL("/", request.url));
}

export const config = { matcher: ["/admin", "/admin/:path*"] };

import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { limitSignIn, withHint } from "@/lib/accounts/sign-in/next-auth-route";
import { authOptions } from "@/lib/accounts/sign-in/options";
import { errorResponse } from "@/lib/platform/http/error-response";
import { personal } from "@/lib/platform/http/personal";

async function handler(
  request: NextRequest,
  context: RouteContext<"/api/auth/[...nextauth]">,
): Promise<Response> {
  try {
    const { nextauth } = await context.params;
    const limited = await limitSignIn(request, nextauth);
    const failures: unknown[] = [];
    const options = authOptions((error) => void failures.push(error));
    const answer = (await NextAuth(limited.request, context, options)) as Response;
    if (failures.length > 0) throw failures[0];
    await limited.onAnswer?.(answer);
    return personal(withHint(answer));
  } catch (error) {
    return personal(errorResponse(error, request));
  }
}

export { handler as GET, handler as POST };

import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { limitSignIn, withHint } from "@/lib/accounts/sign-in/next-auth-route";
import { authOptions } from "@/lib/accounts/sign-in/options";
import { errorResponse } from "@/lib/platform/http/error-response";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handler(request: NextRequest, context: Context): Promise<Response> {
  try {
    const { nextauth } = await context.params;
    return withHint(await NextAuth(await limitSignIn(request, nextauth), context, authOptions()));
  } catch (error) {
    return errorResponse(error, request);
  }
}

export { handler as GET, handler as POST };

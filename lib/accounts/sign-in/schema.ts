import { z } from "zod";
import { email } from "@/lib/platform/auth/schema";
import type { RateLimit } from "@/lib/platform/rate-limit/schema";

/**
 * A cookie that scripts may read and that says nothing but that somebody signed in here: pages, which are the same for
 * everybody, ask who it is only when it is there.
 */
export const hintCookie = "almanac-signed-in";

/** Attempts to sign in: of one e-mail address, of which only those count that fail, and from one client address. */
export const signInLimit: RateLimit = { name: "sign-in", points: 10, seconds: 900, addressPoints: 50 };

/** The sign-in form. Of a password it is only asked whether it is the right one, not whether it could be set today. */
export const signInForm = z.object({
  email,
  password: z.string({ error: "Please enter your password." }).min(1, "Please enter your password."),
});

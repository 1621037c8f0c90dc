import { z } from "zod";
import { honeypot } from "@/lib/accounts/schema";
import { email, password } from "@/lib/platform/auth/schema";
import type { RateLimit } from "@/lib/platform/rate-limit/schema";

/** Links to choose a new password: asked for by one e-mail address, and from one client address. */
export const resetLimit: RateLimit = { name: "reset", points: 5, seconds: 3_600, addressPoints: 20 };

/** Links to verify an address: asked for by one account, and from one client address. */
export const verificationLimit: RateLimit = {
  name: "email-verification",
  points: 5,
  seconds: 3_600,
  addressPoints: 20,
};

/** What stands in the link of a mail. Anything of another form is no link of ours. */
const linkToken = z
  .string({ error: "This link is not complete. Please use the whole link from the email." })
  .regex(/^[\w-]{20,100}$/, "This link is not complete. Please use the whole link from the email.");

export const forgotPassword = z.object({ email, website: honeypot });
export const newPassword = z.object({ token: linkToken, password });
/** The password is asked for where nobody is signed in to the account. It is not set, only compared. */
export const emailVerification = z.object({
  token: linkToken,
  password: z.string().max(1_000, "That is not the password of this account.").optional(),
});
export type EmailVerification = z.output<typeof emailVerification>;

import type { AuthFields } from "@/components/auth/auth-form";
import { SignInError, signInWithPassword, somethingFailed } from "@/components/auth/session-calls";
import type { registerApi } from "@/lib/accounts/api";
import { call, CallError, sentenceOf } from "@/lib/platform/http/client";

/** Why it did not work: a sentence for all of it, or one for each field. */
export type Failure = {
  problem?: string;
  fields?: Partial<AuthFields>;
  /** The account exists all the same. */
  exists?: true;
};

export async function signIn({ email, password }: AuthFields): Promise<Failure | undefined> {
  try {
    await signInWithPassword(email, password);
  } catch (reason) {
    return { problem: reason instanceof SignInError ? reason.message : somethingFailed };
  }
}

/** The address of an account that was to be made, of which no answer came. */
let unanswered: string | undefined;

/** Creates an account and signs in to it; undefined when both worked. One that was made before without an answer is signed in to. */
export async function createAndSignIn(fields: AuthFields): Promise<Failure | undefined> {
  const { name, email, password, website } = fields;
  try {
    await call<typeof registerApi>("POST", "/api/auth/register", {
      body: { name, email, password, website },
    });
  } catch (reason) {
    const status = reason instanceof CallError ? reason.status : undefined;
    if (status === 0) unanswered = email;
    const isOwn = status === 409 && unanswered === email && !(await signIn(fields));
    return isOwn ? undefined : refused(reason);
  }
  const failure = await signIn(fields);
  return failure && { problem: "Registration successful but login failed", exists: true };
}

function refused(reason: unknown): Failure {
  if (!(reason instanceof CallError)) return { problem: "Registration failed" };
  const known = reason.issues.filter(({ path }) => ["name", "email", "password"].includes(path));
  if (known.length > 0)
    return { fields: Object.fromEntries(known.map(({ path, message }) => [path, message])) };
  if (reason.status === 0) return { problem: reason.message };
  // About the address, and gone with it.
  if (reason.status === 409) return { fields: { email: reason.message } };
  // An answer without a sentence comes from something in between.
  return { problem: sentenceOf(reason) ?? "Registration failed" };
}

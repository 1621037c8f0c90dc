import { signInProblem } from "@/lib/accounts/sign-in/utils";
import { viewerLeft } from "@/components/viewer/viewer-store";

/** How long a call may take, milliseconds. */
const timeout = 15_000;

export const somethingFailed = "An error occurred. Please try again.";

export class SignInError extends Error {}

type Answer = { url?: string; error?: string };

/** Posts a form to the part of the interface that keeps sessions. Its forms carry a token against forgery. */
async function post(path: string, fields: Record<string, string>): Promise<{ status: number } & Answer> {
  const signal = AbortSignal.timeout(timeout);
  const { csrfToken } = (await (await fetch("/api/auth/csrf", { signal })).json()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${path}`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
    signal,
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  return { status: response.status, ...answer };
}

/** The parameter of an address that was answered. */
const parameter = (url: string | undefined, name: string) =>
  url === undefined ? null : new URL(url, window.location.origin).searchParams.get(name);

/**
 * Signs in with e-mail and password.
 *
 * @throws SignInError with the sentence to show
 */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const answer = await post("callback/credentials", { email, password, callbackUrl: "/" }).catch(() => {
    throw new SignInError(somethingFailed);
  });
  if (answer.status === 429) throw new SignInError(answer.error ?? somethingFailed);
  const refusal = parameter(answer.url, "error");
  if (refusal === "CredentialsSignin" || refusal === "AccountBanned")
    throw new SignInError(signInProblem(refusal));
  // A token that is no longer good leads back to the form without an error of its own.
  if (answer.status !== 200 || !answer.url || parameter(answer.url, "csrf"))
    throw new SignInError(somethingFailed);
}

/**
 * Leaves for a provider, which sends back to `next`.
 *
 * @throws SignInError with the sentence to show
 */
export async function leaveForProvider(id: string, next: string): Promise<void> {
  const { status, url, error } = await post(`signin/${id}`, { callbackUrl: next }).catch(() => {
    throw new SignInError(somethingFailed);
  });
  if (status === 429) throw new SignInError(error ?? somethingFailed);
  if (status !== 200 || !url || parameter(url, "csrf")) throw new SignInError(somethingFailed);
  window.location.assign(url);
}

/**
 * Ends the session, here and in other tabs, and leaves pages that are for members only.
 *
 * @returns whether another page takes the place of this one
 * @throws SignInError with the sentence to show
 */
export async function signOut(): Promise<boolean> {
  const { status } = await post("signout", { callbackUrl: "/" }).catch(() => {
    throw new SignInError(somethingFailed);
  });
  if (status !== 200) throw new SignInError(somethingFailed);
  return viewerLeft();
}

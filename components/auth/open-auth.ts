export type AuthMode = "login" | "signup";
export type AuthRequest = {
  mode: AuthMode;
  /** Where to go afterwards; nowhere: the page stays. */
  next?: string;
  /** A sentence on why somebody has to. */
  reason?: string;
  /** A sentence on what went wrong. */
  problem?: string;
  /** The id of the account whose session ended while somebody was about something. */
  ended?: string;
};

/** Sent on the window when somebody is to sign in; {@link takeAuthRequest} says how. */
export const authEvent = "site:auth";

let waiting: AuthRequest | undefined;

/** Fetches the dialog. Called when it is likely to be wanted, so that it opens at once. */
export const loadAuth = () => import("@/components/auth/auth-dialog");

/** Opens the sign-in or sign-up dialog; what hears it may come later than this. */
export function openAuth(request: AuthRequest): void {
  waiting = request;
  window.dispatchEvent(new Event(authEvent));
}

/** What the dialog was last asked for, once. */
export function takeAuthRequest(): AuthRequest | undefined {
  const request = waiting;
  waiting = undefined;
  return request;
}

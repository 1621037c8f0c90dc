export type AuthMode = "login" | "signup";
export type AuthRequest = {
  mode: AuthMode;
  /** Where to go afterwards; nowhere: the page stays. */ next?: string;
};

/** Sent on the window to open the sign-in dialog; its detail is an {@link AuthRequest}. */
export const authEvent = "site:auth";

/** Opens the sign-in or sign-up dialog. */
export function openAuth(request: AuthRequest): void {
  window.dispatchEvent(new CustomEvent<AuthRequest>(authEvent, { detail: request }));
}

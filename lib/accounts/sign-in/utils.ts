/** Pages that open the sign-in dialog: nobody wants to be led back to them. */
const entrances = ["/sign-in", "/sign-up"];

/** One slash, and no sign that a browser drops or takes for a second one. */
const plainPath = /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/;

/**
 * The path, query and hash of an address of this site, for going there after signing in; undefined for any other
 * address, so that a link can't lead somebody through our sign-in to another site. It begins with one slash.
 */
export function safePath(address: string | null | undefined): string | undefined {
  if (!address || address.length > 2000 || !plainPath.test(address)) return undefined;
  const { pathname, search, hash } = new URL(address, "https://here.invalid");
  // "/.//elsewhere" is of this site, and its path "//elsewhere" would be read as another host.
  if (!plainPath.test(pathname) || !plainPath.test(decoded(pathname))) return undefined;
  if (entrances.includes(pathname) || pathname.startsWith("/api/")) return undefined;
  return pathname + search + hash;
}

/** A path as it is after any number of programs on its way decoded it; empty where that does not end. */
function decoded(path: string): string {
  let text = path;
  try {
    for (let round = 0; round < 5; round++) {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    }
  } catch {
    // A percent sign that stands for itself is no path of ours either.
  }
  return "";
}

/** {@link safePath} of what next-auth says: the whole address, when it is of this site. */
export const pathOf = (address: string | null | undefined, origin: string): string | undefined =>
  safePath(address?.startsWith(`${origin}/`) ? address.slice(origin.length) : address);

const serviceFailed = "Signing in with that service did not work. Please try again.";
const sentences: Record<string, string> = {
  AccessDenied: "This account can't sign in.",
  AccountBanned: "This account is banned and can't sign in.",
  OAuthAccountNotLinked:
    "An account with this email already exists. Please sign in the way you did before, with your password for example.",
  EmailRequired: "That service did not share an email address, which an account here needs.",
  RegistrationClosed: "Registration is closed at the moment.",
  CredentialsSignin: "Invalid email or password",
  SessionRequired: "Please sign in.",
  OAuthSignin: serviceFailed,
  OAuthCallback: serviceFailed,
  OAuthCreateAccount: serviceFailed,
  Callback: serviceFailed,
};

/** What a failure that next-auth reports in the address (`?error=…`) means, as a sentence; undefined when there is none. */
export function signInProblem(code: string | null): string | undefined {
  if (!code) return undefined;
  return Object.hasOwn(sentences, code) ? sentences[code] : "An error occurred. Please try again.";
}

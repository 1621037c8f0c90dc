/** Pages that open the sign-in dialog: nobody wants to be led back to them. */
const entrances = ["/sign-in", "/sign-up"];

/**
 * The path, query and hash of an address of this site, for going there after signing in; undefined for any other
 * address, so that a link can't lead somebody through our sign-in to another site.
 */
export function safePath(address: string | null | undefined, origin: string): string | undefined {
  if (!address || address.length > 2000 || !URL.canParse(address, origin)) return undefined;
  const { origin: found, pathname, search, hash } = new URL(address, origin);
  // "/.//elsewhere" is of this site, and its path "//elsewhere" would be read as another host.
  if (found !== origin || pathname.startsWith("//")) return undefined;
  if (entrances.includes(pathname) || pathname.startsWith("/api/")) return undefined;
  return pathname + search + hash;
}

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

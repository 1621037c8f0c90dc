/** Somebody as a provider (Google, GitHub, …) vouches for them. */
export type ProviderIdentity = {
  provider: string;
  /** The provider's own name for the account, which never changes. */
  providerAccountId: string;
  name: string | null | undefined;
  email: string | null | undefined;
  /** Whether the provider knows that the e-mail is theirs. */
  emailVerified: boolean;
};

/** How a sign-in through a provider ends. The names of refusals are the codes that the sign-in page explains. */
export type ProviderSignIn =
  "ok" | "AccessDenied" | "OAuthAccountNotLinked" | "EmailRequired" | "RegistrationClosed";

import GitHubProvider from "next-auth/providers/github";
import "server-only";
import type { OAuthConfig } from "next-auth/providers/oauth";
import GoogleProvider from "next-auth/providers/google";
import { z } from "zod";
import { env } from "@/lib/platform/env";

/** What an OpenID Connect provider says of somebody, as far as it matters here. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
});

function oidcProvider(issuer: string, clientId: string, clientSecret: string): OAuthConfig<unknown> {
  return {
    id: "oidc",
    name: env.AUTH_OIDC_NAME,
    type: "oauth",
    wellKnown: `${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    profile(said) {
      const { sub, name, preferred_username: username, email } = claims.parse(said);
      return { id: sub, name: name ?? username, email };
    },
  };
}

/** The services that people can sign in with: those that have an id and a secret in the environment. */
export function oauthProviders() {
  const providers = [];
  if (env.AUTH_GOOGLE_ID && env.AUTH_GOOGLE_SECRET) {
    providers.push(
      GoogleProvider({
        clientId: env.AUTH_GOOGLE_ID,
        clientSecret: env.AUTH_GOOGLE_SECRET,
        checks: ["pkce", "state", "nonce"],
        profile: ({ sub, name, email }) => ({ id: sub, name, email }),
      }),
    );
  }
  if (env.AUTH_GITHUB_ID && env.AUTH_GITHUB_SECRET)
    providers.push(githubProvider(env.AUTH_GITHUB_ID, env.AUTH_GITHUB_SECRET));
  if (env.AUTH_OIDC_ISSUER && env.AUTH_OIDC_ID && env.AUTH_OIDC_SECRET)
    providers.push(oidcProvider(env.AUTH_OIDC_ISSUER, env.AUTH_OIDC_ID, env.AUTH_OIDC_SECRET));
  return providers;
}

const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * GitHub. What its profile shows as e-mail is only a text; the list of addresses says which one is the primary and
 * whether it was verified.
 */
function githubProvider(clientId: string, clientSecret: string) {
  return GitHubProvider({
    clientId,
    clientSecret,
    checks: ["pkce", "state"],
    userinfo: {
      async request({ client, tokens }) {
        const profile = await client.userinfo(tokens.access_token!);
        const answer = await fetch("https://api.github.com/user/emails", {
          headers: { Accept: "application/vnd.github+json", Authorization: `Bearer ${tokens.access_token}` },
          signal: AbortSignal.timeout(10_000),
        });
        const { data = [] } = answer.ok ? emails.safeParse(await answer.json()) : {};
        const primary = data.find((one) => one.primary);
        return { ...profile, email: primary?.email, email_verified: primary?.verified ?? false };
      },
    },
    profile: ({ id, name, login, email }) => ({ id: String(id), name: name ?? login, email }),
  });
}

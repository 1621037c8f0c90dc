import "server-only";
import GitHubProvider from "next-auth/providers/github";
import { z } from "zod";

const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * GitHub. What its profile shows as e-mail is only a text; the list of addresses says which one is the primary and
 * whether it was verified.
 */
export function githubProvider(clientId: string, clientSecret: string) {
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

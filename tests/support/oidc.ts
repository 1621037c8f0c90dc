import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type InteractionResults } from "oidc-provider";

export const oidcClient = { id: "almanac-tests", secret: "a secret of the tests only" };

/**
 * A real OpenID Connect provider for tests. Whoever comes says on its page who they are: a subject, an e-mail and
 * whether that was verified; nothing is asked for again within one browser.
 */
export async function startOidcProvider({
  redirectUri,
  port = 0,
}: {
  redirectUri: string;
  port?: number;
}): Promise<{ issuer: string; stop: () => Promise<void> }> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(issuer, redirectUri);
  const handle = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void handle(request, response);
    interact(provider, request)
      .then(async (result) => {
        if (result) return provider.interactionFinished(request, response, result);
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return { issuer, stop: () => close(server) };
}

const page = `<!doctype html><html lang="en"><title>Test provider</title><main><h1>Test provider</h1>
<form method="post">
<p><label>Subject <input name="subject" required></label></p>
<p><label>Name <input name="name"></label></p>
<p><label>Email <input name="email" type="email"></label></p>
<p><label><input name="verified" type="checkbox" value="yes"> Verified</label></p>
<p><button>Continue</button> <button name="cancel" value="yes" formnovalidate>Cancel</button></p>
</form></main></html>`;

/** Who the people are, by subject, as they last said. */
const people = new Map<string, { name?: string; email?: string; email_verified: boolean }>();

function makeProvider(issuer: string, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    cookies: { keys: ["of the tests only"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google and others do: what is known of somebody is in the identity token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    // Whoever signs in agrees: the page of a provider that asks is not what is tested.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

/** What a filled-in page means; undefined for a request that wants to see the page. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
): Promise<InteractionResults | undefined> {
  if (request.method !== "POST") return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fields = new URLSearchParams(Buffer.concat(chunks).toString());
  if (fields.has("cancel")) return { error: "access_denied", error_description: "Cancelled" };
  const subject = fields.get("subject") ?? "";
  people.set(subject, {
    name: fields.get("name") || undefined,
    email: fields.get("email") || undefined,
    email_verified: fields.has("verified"),
  });
  return { login: { accountId: subject, remember: false } };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

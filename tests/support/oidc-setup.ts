import { startOidcProvider } from "./oidc";

/** Runs the OpenID Connect provider that the tested site knows, beside the browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startOidcProvider({
    redirectUri: `${process.env.BASE_URL}/api/auth/callback/oidc`,
    port: Number(process.env.OIDC_PORT),
  });
  return stop;
}

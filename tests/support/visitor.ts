/** Somebody with a browser, as far as a server sees that: cookies, an origin and an address of their own. */
export function openVisitor(site: string, address: string) {
  const jar = new Map<string, string>();

  async function send(path: string, method = "GET", body?: object): Promise<Response> {
    const form = body instanceof URLSearchParams ? body : undefined;
    const response = await fetch(`${site}${path}`, {
      method,
      redirect: "manual",
      headers: {
        Origin: site,
        "X-Forwarded-For": address,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body && !form ? { "Content-Type": "application/json" } : {}),
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Signs in as the dialog does, and answers who the site then says that this is. */
  async function signIn(email: string, password: string): Promise<{ email?: string; image?: string }> {
    const { csrfToken } = (await (await send("/api/auth/csrf")).json()) as { csrfToken: string };
    const form = new URLSearchParams({ csrfToken, json: "true", email, password });
    await send("/api/auth/callback/credentials", "POST", form);
    return (await (await send("/api/me")).json()) as { email?: string; image?: string };
  }

  return { send, signIn, cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}

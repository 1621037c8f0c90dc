import { createRequire } from "node:module";
import { NextRequest } from "next/server";

// next-auth asks the framework for the headers and cookies of the request that is being answered. It does so with a
// `require` of its own, which a mock of the test runner does not reach.
const framework = createRequire(import.meta.url)("next/headers") as Record<string, unknown>;
let current = new Headers();
framework.headers = async () => current;
framework.cookies = async () => ({ getAll: () => readCookies(current.get("cookie") ?? "") });

function readCookies(header: string): { name: string; value: string }[] {
  return header
    .split(/;\s*/)
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)) };
    });
}

type Handler = (
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
) => Promise<Response>;

let clients = 0;

/** A browser with cookies and an address of its own, that talks to the route of next-auth. */
export function openBrowser(handler: Handler, origin = "http://localhost:3000") {
  const jar = new Map<string, string>();
  const client = `10.7.${(clients += 1) >> 8}.${clients & 255}`;

  async function send(path: string, init: RequestInit & { address?: string } = {}): Promise<Response> {
    const { address = client, ...rest } = init;
    const url = new URL(`/api/auth/${path}`, origin);
    const headers = new Headers({
      host: url.host,
      "x-almanac-client": address,
      cookie: [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
    });
    new Headers(rest.headers).forEach((value, name) => headers.set(name, value));
    current = headers;
    const request = new NextRequest(url, { ...rest, headers, signal: undefined });
    const nextauth = url.pathname.split("/").slice(3);
    const response = await handler(request, { params: Promise.resolve({ nextauth }) });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split(/;\s*/);
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
      const gone = value === "" || attributes.some((one) => /^max-age=0$/i.test(one));
      if (gone) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Posts a form with the token against forgery, as the sign-in dialog does. */
  async function post(path: string, fields: Record<string, string>, init: Parameters<typeof send>[1] = {}) {
    const { csrfToken } = (await (await send("csrf")).json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken, json: "true", ...fields });
    return send(path, { method: "POST", body, ...init });
  }

  return {
    client,
    jar,
    send,
    post,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
  };
}

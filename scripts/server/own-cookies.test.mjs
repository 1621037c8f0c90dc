import { expect, it } from "vitest";
import { keepOwnCookies } from "./own-cookies.mjs";

/** @param {string} [cookie] */
function kept(cookie) {
  const headers = { accept: "*/*", ...(cookie === undefined ? {} : { cookie }) };
  keepOwnCookies(headers);
  return headers;
}

it.each([
  undefined,
  "",
  "_ga=GA1.1.1; theme=dark; almanac-signed-in=1",
  "xnext-auth.session-token=1; a=next-auth.state=2; next-auth=3",
])("leaves no cookie of %j", (cookie) => {
  expect(kept(cookie)).toEqual({ accept: "*/*" });
});

it.each([
  ["_ga=1; next-auth.session-token=a.b; _gid=2", "next-auth.session-token=a.b"],
  [
    "__Secure-next-auth.session-token.0=a;__Secure-next-auth.session-token.1=b ; __Host-next-auth.csrf-token=c%7Cd",
    "__Secure-next-auth.session-token.0=a; __Secure-next-auth.session-token.1=b; __Host-next-auth.csrf-token=c%7Cd",
  ],
  [
    "next-auth.state=s; next-auth.pkce.code_verifier=v; next-auth.nonce=n; next-auth.callback-url=http%3A%2F%2Fa",
    "next-auth.state=s; next-auth.pkce.code_verifier=v; next-auth.nonce=n; next-auth.callback-url=http%3A%2F%2Fa",
  ],
])("leaves of %j what is the site's own", (cookie, own) => {
  expect(kept(cookie)).toEqual({ accept: "*/*", cookie: own });
});

it("passes no more on than a browser has of the site", () => {
  const many = Array.from({ length: 1_700 }, (_, i) => `next-auth.${i}=1`).join("; ");
  expect(kept(many).cookie?.split("; ")).toHaveLength(20);
});

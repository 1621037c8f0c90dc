/** What the server reads of cookies: those of next-auth, under the prefixes that they have with https. */
const own = /^(__(Secure|Host)-)?next-auth\./;
/** A sign-in has six, and a session that does not fit into one has several. */
const most = 20;

/**
 * Takes from a request the cookies that are not the site's own, as those of measurements and of other programs of its host:
 * the framework parses and sets each one anew, in a time that grows with the square of their number.
 *
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function keepOwnCookies(headers) {
  const cookies = (headers.cookie ?? "")
    .split(";")
    .map((cookie) => cookie.trim())
    .filter((cookie) => own.test(cookie))
    .slice(0, most);
  if (cookies.length > 0) headers.cookie = cookies.join("; ");
  else delete headers.cookie;
}

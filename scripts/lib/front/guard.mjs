import { randomBytes } from "node:crypto";
import { known } from "./admitted.mjs";
import { reuseBodies } from "./bodies.mjs";
import { hold } from "./hold.mjs";
import { inspect, isMeasured, setPolicy } from "./policy.mjs";

/**
 * Gives a page the policy that lets its own inline scripts run and no others (docs/decisions/0006). A page that is sent
 * to many has their hashes, since it can't carry a nonce. One that is made for this request has a nonce, which the
 * framework takes from the request.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {boolean} cached
 */
export function guard(request, response, cached) {
  // A method without a body is answered with what the page would be answered with; no body is sent all the same.
  if (request.method === "HEAD") request.method = "GET";
  if (cached) {
    reuseBodies(request, response);
    return hold(response, () => false);
  }
  const nonce = randomBytes(16).toString("base64");
  request.headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
  /** Whether the head that was made has the nonce, and no one else will ever be sent it. */
  const isOwn = (text) =>
    text.includes(`nonce="${nonce}"`) && /\bno-store\b/.test(String(response.getHeader("Cache-Control")));
  const admitNonce = (text) =>
    setPolicy(response, { sources: [`'nonce-${nonce}'`, ...known.values()], measured: isMeasured(text) });

  hold(
    response,
    (soFar) => {
      const text = soFar();
      const ready = text.includes("</head>") && isOwn(text);
      if (ready) admitNonce(text);
      return ready;
    },
    (text) => {
      if (isOwn(text)) {
        admitNonce(text);
        return text;
      }
      const page = inspect(text);
      setPolicy(response, page);
      response.removeHeader("Content-Length");
      return page.text;
    },
  );
}

/** Removes from a request what only `guard` may tell the framework. */
export function dropPolicy(request) {
  delete request.headers["content-security-policy"];
  delete request.headers["content-security-policy-report-only"];
}

import { z } from "zod";

const segment = z.union([
  z.string(),
  // A part of the address that has a name: the name, the value, its kind, and what else stands at its place.
  z.tuple([
    z.string(),
    z.string(),
    z.enum([
      "c",
      "ci(..)(..)",
      "ci(.)",
      "ci(..)",
      "ci(...)",
      "oc",
      "d",
      "di(..)(..)",
      "di(.)",
      "di(..)",
      "di(...)",
    ]),
    z.array(z.string()).nullable(),
  ]),
]);

/** Where in the tree of layouts and pages Next's client is. @type {z.ZodType} */
const tree = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/**
 * Whether the headers with which Next's client asks for a part of a page are such as it sends: the framework takes others for
 * a failure of its own.
 *
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function hasPlainRouterHeaders(headers) {
  const prefetch = headers["next-router-prefetch"];
  if (prefetch !== undefined && prefetch !== "1") return false;
  const state = headers["next-router-state-tree"];
  if (state === undefined) return true;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(String(state)))).success;
  } catch {
    return false;
  }
}

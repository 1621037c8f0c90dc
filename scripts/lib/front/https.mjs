const year = 31_536_000;

/**
 * Of a site whose public address is one of https, tells browsers to use nothing else for it. Other names below its host
 * are not this site's to decide about.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {string | undefined} siteUrl
 */
export function preferHttps(response, siteUrl) {
  if (/^https:/i.test(siteUrl ?? "")) response.setHeader("Strict-Transport-Security", `max-age=${year}`);
}

/** Whether that was done. @param {import("node:http").ServerResponse} response */
export const isHttps = (response) => response.hasHeader("Strict-Transport-Security");

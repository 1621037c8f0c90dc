import "server-only";
import { env } from "@/lib/platform/env";

/** Used while building, when the environment is not checked and may be empty. */
const fallback = "http://localhost:3000";

/** The public address of the site, without a trailing slash. */
export function siteUrl(): string {
  return (env.SITE_URL || fallback).replace(/\/+$/, "");
}

/** The full address of a path of this site; an address that is full already is left as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${siteUrl()}/`).href;
}

import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { readViewer } from "@/lib/platform/auth/session";
import type { Viewer } from "@/lib/platform/auth/schema";
import { env } from "@/lib/platform/env";

/** Who looks at a page that is made for each request, or null. Cached pages are the same for everybody: not for them. */
export const getPageViewer = cache(async (): Promise<Viewer | null> => {
  const cookie = (await headers()).get("cookie") ?? "";
  return readViewer(new Request(env.SITE_URL, { headers: { cookie } }));
});

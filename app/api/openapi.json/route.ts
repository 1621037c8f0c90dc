import { getConfig } from "@/lib/config/queries";
import { handle } from "@/lib/http/handle";
import { getDescriptionApi } from "@/lib/openapi/api";
import { describeApi } from "@/lib/openapi/document";
import { siteUrl } from "@/lib/seo/site-url";
import { version } from "@/package.json";

export const GET = handle(
  getDescriptionApi,
  async () => ({ ...describeApi({ name: (await getConfig()).siteName, url: siteUrl(), version }) }),
  { headers: { "Cache-Control": "public, max-age=300" } },
);

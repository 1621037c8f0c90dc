import { getConfig } from "@/lib/config/queries";
import { contracts } from "@/lib/contracts";
import { handle } from "@/lib/platform/http/handle";
import { siteUrl } from "@/lib/platform/http/site-url";
import { getDescriptionApi } from "@/lib/platform/openapi/api";
import { describeApi } from "@/lib/platform/openapi/document";
import { version } from "@/package.json";

export const GET = handle(
  getDescriptionApi,
  async () => ({
    ...describeApi(contracts, { name: (await getConfig()).siteName, url: siteUrl(), version }),
  }),
  { headers: { "Cache-Control": "public, max-age=300" } },
);

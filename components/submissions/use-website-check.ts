import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { checkWebsiteApi } from "@/lib/submissions/api";
import type { WebsiteCheck } from "@/lib/submissions/schema";
import { isWebsite } from "@/lib/tools/utils-address";

const wait = 400;

/**
 * What is known of a website while its address is typed: whether it is listed or waits for review. Nothing while it is
 * no address, nobody is signed in (`enabled`), or the server can't be asked: sending asks again.
 */
export function useWebsiteCheck(website: string, enabled: boolean): WebsiteCheck | undefined {
  const address = website.trim();
  const { data } = useAsked(
    enabled && isWebsite(address) ? address : undefined,
    (signal) =>
      call<typeof checkWebsiteApi>("GET", "/api/tools/submissions/check", {
        query: { websiteUrl: address },
        signal,
      }),
    { wait },
  );
  return data;
}

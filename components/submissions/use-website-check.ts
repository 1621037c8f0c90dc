"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/platform/http/client";
import type { checkWebsiteApi } from "@/lib/submissions/api";
import type { WebsiteCheck } from "@/lib/submissions/schema";
import { isWebAddress } from "@/lib/tools/utils";

const wait = 400;

/**
 * What is known of a website while its address is typed: whether it is listed or waits for review. Nothing while it is
 * no address, nobody is signed in (`enabled`), or the server can't be asked: sending asks again.
 */
export function useWebsiteCheck(website: string, enabled: boolean): WebsiteCheck | undefined {
  const [known, setKnown] = useState<{ website: string; check: WebsiteCheck }>();
  const address = website.trim();

  useEffect(() => {
    if (!enabled || !isWebAddress(address)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const check = await call<typeof checkWebsiteApi>("GET", "/api/tools/submissions/check", {
          query: { websiteUrl: address },
          signal: controller.signal,
        });
        setKnown({ website: address, check });
      } catch {
        // Not worth a message of its own.
      }
    }, wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, enabled]);

  return known?.website === address ? known.check : undefined;
}

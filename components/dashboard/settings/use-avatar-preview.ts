"use client";

import { useEffect, useState } from "react";
import type { previewAvatarApi } from "@/lib/accounts/avatars/api";
import type { AvatarStyle } from "@/lib/accounts/avatars/schema";
import { call } from "@/lib/platform/http/client";

/** How long typing rests before a picture is asked for, milliseconds. */
const rest = 250;

/** The picture that a style and a seed make, drawn by the server. The one before stays until the next is there. */
export function useAvatarPreview(
  style: AvatarStyle,
  seed: string,
): { image?: string; state: "loading" | "shown" | "failed" } {
  const key = `${style} ${seed}`;
  const [drawn, setDrawn] = useState<{ key: string; image?: string; failed?: boolean }>({ key: "" });

  useEffect(() => {
    if (!seed) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { image } = await call<typeof previewAvatarApi>("GET", "/api/avatars/preview", {
          query: { style, seed },
          signal: stop.signal,
        });
        setDrawn({ key, image });
      } catch {
        if (!stop.signal.aborted) setDrawn(({ image }) => ({ key, image, failed: true }));
      }
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [style, seed, key]);

  const state = !seed || drawn.key === key ? (drawn.failed ? "failed" : "shown") : "loading";
  return { image: drawn.image, state };
}

"use client";

import { Eye, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { ShortNumber } from "@/components/ui/short-number";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { call } from "@/lib/platform/http/client";
import type { shareNewsApi, viewNewsApi } from "@/lib/posts/news/api";
import { formatViews } from "@/lib/tools/utils";

/** A post's counters and its share button. The page comes from a cache: that it is read is counted from here. */
export function NewsActions({
  id,
  path,
  views,
  shares,
  preview = false,
}: {
  id: string;
  path: string;
  views: number;
  shares: number;
  /** Counts nothing. */
  preview?: boolean;
}) {
  const [counts, setCounts] = useState({ views, shares });
  const [busy, run] = useBusy();

  useEffect(() => {
    if (!preview) return whenShown(() => void countView(id).then((now) => now && setCounts(now)));
  }, [id, preview]);

  async function share() {
    const copy = async () => {
      // Before any await: browsers allow writing to the clipboard only right after a click.
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      const now = await call<typeof shareNewsApi>("POST", "/api/news/{id}/share", { params: { id } });
      setCounts((before) => ({ ...before, shares: now.shares }));
      toast.success("Link copied to clipboard!");
    };
    await run(copy, () => toast.error("Failed to share post"));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <button
        type="button"
        disabled={preview}
        aria-disabled={busy}
        onClick={() => void share()}
        className="outline-button h-11 gap-2 px-4 text-sm"
      >
        <Share2 className="size-4 shrink-0" />
        Share
      </button>
      <p className="tabular text-muted flex items-center gap-2 text-sm">
        <Eye className="size-4 shrink-0" />
        <ShortNumber shown={formatViews(counts.views)} exact={counts.views} />{" "}
        {counts.views === 1 ? "view" : "views"}
        <span aria-hidden>·</span>
        <ShortNumber shown={formatViews(counts.shares)} exact={counts.shares} />{" "}
        {counts.shares === 1 ? "share" : "shares"}
      </p>
    </div>
  );
}

/** A page may be made ready in the background: it is read once somebody sees it. */
function whenShown(run: () => void): (() => void) | undefined {
  if (document.visibilityState === "visible") return void run();
  const once = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", once);
    run();
  };
  document.addEventListener("visibilitychange", once);
  return () => document.removeEventListener("visibilitychange", once);
}

/** The counters after this view, or nothing when it could not be counted: a reader need not know. */
async function countView(id: string): Promise<{ views: number; shares: number } | undefined> {
  try {
    return await call<typeof viewNewsApi>("POST", "/api/news/{id}/view", { params: { id } });
  } catch {
    return undefined;
  }
}

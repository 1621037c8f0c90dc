"use client";

import { Bookmark, ChevronUp, Share2 } from "lucide-react";
import { save, upvote } from "@/components/tools/card-actions";
import { toast } from "@/lib/toast";
import { formatVotes } from "@/lib/tools/utils";

const button =
  "inline-flex h-11 flex-1 items-center justify-center gap-2 rounded-md border border-border-strong bg-background px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-surface-2 max-[379px]:px-2 max-[379px]:[&_svg]:hidden sm:flex-none sm:px-4";
const icon = { "aria-hidden": true, strokeWidth: 1.75, className: "size-4 shrink-0" } as const;

/** Upvote, Save and Share of a tool's page. `path` is the address to share. */
export function ToolActions({ id, votes, path }: { id: string; votes: number; path: string }) {
  return (
    <div role="group" aria-label="Actions" className="flex min-w-0 gap-2">
      <button type="button" aria-pressed={false} className={button} onClick={() => upvote(id)}>
        <ChevronUp {...icon} />
        Upvote
        <span className="tabular text-muted">{formatVotes(votes)}</span>
      </button>
      <button type="button" aria-pressed={false} className={button} onClick={() => save(id)}>
        <Bookmark {...icon} />
        Save
      </button>
      <button type="button" className={button} onClick={() => void copyLink(path)}>
        <Share2 {...icon} />
        Share
      </button>
    </div>
  );
}

async function copyLink(path: string): Promise<void> {
  try {
    // Undefined where the page did not come over a safe connection; that ends in the same words.
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    toast.success("Link copied to clipboard!");
  } catch {
    toast.error("Failed to copy link");
  }
}

"use client";

import { CompareButton } from "@/components/comparison/compare-button";
import { copyLink } from "@/components/ui/copy-link";
import { bookmark, Icon } from "@/components/ui/icon";
import { columns2, share2, triangleUp } from "@/components/ui/tool-icon-paths";
import { SaveButton } from "@/components/votes/save-button";
import { VoteButton } from "@/components/votes/vote-button";
import type { ToolDto } from "@/lib/tools/schema";

const button =
  "outline-button h-14 flex-1 flex-col justify-center gap-1 px-1 text-xs leading-tight aria-pressed:border-primary aria-pressed:bg-[color-mix(in_srgb,var(--primary)_10%,transparent)] aria-pressed:text-primary-text sm:h-11 sm:flex-none sm:flex-row sm:gap-2 sm:px-4 sm:text-sm sm:whitespace-nowrap";
const icon = "size-4 shrink-0";
/** Where it is narrow the count stands beside the icon: below the word it would need a third line as soon as it is pressed. */
const counted = "max-sm:grid max-sm:grid-cols-[auto_auto] max-sm:content-center max-sm:items-center";

export function ToolActions({ id, name, slug, votes }: Pick<ToolDto, "id" | "name" | "slug" | "votes">) {
  return (
    <div
      role="group"
      aria-label="Actions"
      className="flex min-w-0 flex-wrap gap-1.5 sm:gap-2 noscript:hidden"
    >
      <VoteButton id={id} votes={votes} className={`${button} ${counted}`}>
        {(count, upvoted) => (
          <>
            <Icon path={triangleUp} className={`${icon} fill-current stroke-none`} />
            <span className="max-sm:order-last max-sm:col-span-2">{upvoted ? "Upvoted" : "Upvote"}</span>{" "}
            <span className="tabular text-muted">{count}</span>
          </>
        )}
      </VoteButton>
      <SaveButton id={id} className={button}>
        {(saved) => (
          <>
            <Icon path={bookmark} className={saved ? `${icon} fill-current` : icon} />
            {saved ? "Saved" : "Save"}
          </>
        )}
      </SaveButton>
      <CompareButton tool={{ id, name, slug }} className={button}>
        <Icon path={columns2} className={icon} />
        Compare
      </CompareButton>
      <button
        type="button"
        className={button}
        onClick={() => void copyLink(new URL(`/ai-tools/${slug}`, window.location.origin).href)}
      >
        <Icon path={share2} className={icon} />
        Share
      </button>
    </div>
  );
}

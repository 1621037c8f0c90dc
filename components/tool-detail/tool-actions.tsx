"use client";

import { CompareButton } from "@/components/comparison/compare-button";
import { copyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { bookmark } from "@/components/ui/icon-paths";
import { columns2, share2, triangleUp } from "@/components/ui/tool-icon-paths";
import { SaveButton } from "@/components/votes/save-button";
import { VoteButton } from "@/components/votes/vote-button";
import type { ToolDto } from "@/lib/tools/schema";

const button =
  "inline-flex h-11 flex-1 items-center justify-center gap-2 rounded-md border border-border-strong bg-background px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-[color-mix(in_srgb,var(--primary)_10%,transparent)] aria-pressed:text-primary-text max-sm:h-14 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-xs max-sm:leading-tight max-sm:whitespace-normal sm:flex-none sm:px-4";
const icon = "size-4 shrink-0";

/** Upvote, Save, Compare and Share of a tool's page. */
export function ToolActions({ id, name, slug, votes }: Pick<ToolDto, "id" | "name" | "slug" | "votes">) {
  return (
    <div
      role="group"
      aria-label="Actions"
      className="flex min-w-0 flex-wrap gap-1.5 max-[22.4375rem]:grid max-[22.4375rem]:grid-cols-2 sm:gap-2 noscript:hidden"
    >
      <VoteButton id={id} votes={votes} className={button}>
        {(count, upvoted) => (
          <>
            <Icon path={triangleUp} className={`${icon} fill-current stroke-none`} />
            <span>
              {upvoted ? "Upvoted" : "Upvote"}
              <span className="tabular text-muted ml-1.5 sm:ml-2">{count}</span>
            </span>
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

"use client";

import { Bookmark, Braces, ExternalLink, FileDown } from "lucide-react";
import { useState } from "react";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { Button, LinkButton } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { currentViewer } from "@/components/viewer/viewer-store";
import { isOnList } from "@/components/votes/own-lists";
import { toggleSave } from "@/components/votes/toggle";

const look = {
  variant: "outline",
  size: "default",
  className: "max-lg:h-11 max-sm:px-3 max-sm:[&>svg]:hidden",
} as const;

export function ComparisonActions({ tools }: { tools: { id: string; slug: string; website: string }[] }) {
  const [busy, setBusy] = useState(false);
  const slugs = tools.map(({ slug }) => slug);
  const file = `/api/compare?tools=${slugs.join(",")}`;
  return (
    <div role="group" aria-label="Actions" className="flex flex-wrap gap-2">
      <Button
        variant={look.variant}
        className={`${look.className} noscript:hidden`}
        aria-busy={busy || undefined}
        onClick={() => {
          setBusy(true);
          void saveAll(tools.map(({ id }) => id)).finally(() => setBusy(false));
        }}
      >
        <Bookmark />
        Save all
      </Button>
      <Button
        variant={look.variant}
        className={`${look.className} noscript:hidden`}
        onClick={() => openAll(tools.map(({ website }) => website))}
      >
        <ExternalLink />
        Open all
        <span className="sr-only">(the websites, each in a new tab)</span>
      </Button>
      <LinkButton href={`${file}&format=csv`} download {...look}>
        <FileDown />
        CSV
        <span className="sr-only">file of this comparison</span>
      </LinkButton>
      <LinkButton href={file} download={`compare-${slugs.join("-")}.json`} {...look}>
        <Braces />
        JSON
        <span className="sr-only">file of this comparison</span>
      </LinkButton>
    </div>
  );
}

/** Saves these tools; those that are saved stay so. */
async function saveAll(ids: string[]): Promise<void> {
  if ((await currentViewer()).status !== "in") return askToSignIn("Please sign in to save tools.");
  const isSaved = (id: string) => isOnList("savedTools", id);
  await Promise.all(ids.filter((id) => !isSaved(id)).map(toggleSave));
  // A refusal was told with its reason.
  if (ids.every(isSaved)) toast.success(`All ${ids.length} tools are saved.`);
}

/** Opens these websites, each in a tab of its own, and says so when the browser kept some of them back. */
function openAll(websites: string[]): void {
  const kept = websites.filter((website) => {
    // With "noopener" the browser would not tell whether it opened.
    const opened = window.open(website, "_blank");
    if (opened) opened.opener = null;
    return !opened;
  });
  if (kept.length > 0)
    toast.warning(
      "Your browser did not open all of the websites.",
      "Allow pop-ups for this site, or use Try Now of each tool.",
    );
}

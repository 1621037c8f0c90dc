"use client";

import { Bookmark, Braces, ExternalLink, FileDown } from "lucide-react";
import { useState } from "react";
import { openAll } from "@/components/comparison/open-all";
import { saveAll } from "@/components/comparison/save-all";
import { Button, buttonVariants } from "@/components/ui/button";

const icon = { "aria-hidden": true, strokeWidth: 1.75 } as const;
const look = { variant: "outline", className: "max-lg:h-11 max-sm:px-3 max-sm:[&>svg]:hidden" } as const;

/** What can be done with all tools of a comparison at once. */
export function ComparisonActions({ tools }: { tools: { id: string; slug: string; website: string }[] }) {
  const [busy, setBusy] = useState(false);
  const file = `/api/compare?tools=${tools.map(({ slug }) => slug).join(",")}`;
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
        <Bookmark {...icon} />
        Save all
      </Button>
      <Button
        variant={look.variant}
        className={`${look.className} noscript:hidden`}
        onClick={() => openAll(tools.map(({ website }) => website))}
      >
        <ExternalLink {...icon} />
        Open all
        <span className="sr-only">(the websites, each in a new tab)</span>
      </Button>
      <a href={`${file}&format=csv`} download className={buttonVariants(look)}>
        <FileDown {...icon} />
        CSV
        <span className="sr-only">file of this comparison</span>
      </a>
      <a href={file} className={buttonVariants(look)}>
        <Braces {...icon} />
        JSON
        <span className="sr-only">of this comparison</span>
      </a>
    </div>
  );
}

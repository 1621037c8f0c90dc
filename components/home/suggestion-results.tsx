"use client";

import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { RecommendationDto } from "@/lib/tools/schema";
import { pricingLabel, shortCategory } from "@/lib/tools/utils";

/** The suggested tools, best first, each with why it was suggested. */
export function SuggestionResults({
  asked,
  tools,
  onAgain,
}: {
  asked: string;
  tools: RecommendationDto[];
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="pr-10 text-base outline-none">
        Tools for “{asked}”
      </h2>
      <ul className="divide-border mt-2 divide-y">
        {tools.map(({ id, name, slug, logo, category, pricing, rating, reasons }) => (
          <li key={id} className="hover:bg-surface relative flex gap-3 rounded-md py-3">
            <img
              src={logo}
              alt=""
              width={40}
              height={40}
              className="border-border bg-tile size-10 shrink-0 rounded-md border object-contain"
            />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <a
                  href={`/ai-tools/${slug}`}
                  className="font-semibold after:absolute after:inset-0 after:rounded-md hover:underline"
                >
                  {name}
                </a>
                <Badge>{pricingLabel(pricing)}</Badge>
                {rating !== null && (
                  <span className="stars tabular text-muted text-xs">{rating.toFixed(1)}</span>
                )}
              </div>
              <p className="text-muted text-xs">{shortCategory(category)}</p>
              <p className="mt-1 text-sm">{reasons.join(" · ")}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="lg" className="mt-3 w-full sm:w-auto" onClick={onAgain}>
        <RotateCcw aria-hidden strokeWidth={1.75} />
        Ask another question
      </Button>
    </>
  );
}

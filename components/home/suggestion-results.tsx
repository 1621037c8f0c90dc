"use client";

import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { cross, Icon } from "@/components/ui/icon";
import type { SuggestionsDto } from "@/lib/tools/schema";
import { pricingLabel } from "@/lib/tools/utils";
import { shortCategory } from "@/lib/tools/utils-texts";

/**
 * The suggested tools, best first, each with why it was suggested; above them what narrows them, to be taken off. Where nothing
 * fits, the tasks that come nearest.
 *
 * @param onWithout asks again without a constraint, named `<kind>:<value>`
 * @param onOpen is told before one of the tools is opened
 */
export function SuggestionResults({
  asked,
  answer: { match, constraints, unmet, tasks, suggestions: tools },
  onWithout,
  onOpen,
  onAgain,
}: {
  asked: string;
  answer: SuggestionsDto;
  onWithout: (constraint: string) => void;
  onOpen: () => void;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="pr-10 text-base outline-none">
        {match === "none" ? "No good match" : "Tools"} for “{asked}”
      </h2>
      {constraints.length > 0 && (
        <ul aria-label="What narrows the answers" className="mt-2 flex flex-wrap gap-2">
          {constraints.map(({ kind, value, label }) => (
            <li key={`${kind}:${value}`}>
              <button
                type="button"
                aria-label={`${label}, remove`}
                onClick={() => onWithout(`${kind}:${value}`)}
                className="border-border bg-surface hover:border-border-strong hover:bg-surface-2 inline-flex h-8 items-center gap-1.5 rounded-full border pr-2 pl-3 text-sm max-sm:h-11"
              >
                {label}
                <Icon path={cross} className="text-muted size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unmet.length > 0 && (
        <p className="text-muted mt-2 text-sm">Not known of any tool that fits: {unmet.join(", ")}.</p>
      )}
      {match !== "good" && (
        <p className="text-muted mt-2 text-sm">
          {match === "weak"
            ? "These come nearest. If none of them fits, ask in other words."
            : constraints.length > 0
              ? "No tool here does this with all of these conditions. Take one off, or ask in other words."
              : `No tool here does this. Ask in other words${tasks.length > 0 ? ", or look at what comes nearest" : ""}.`}
        </p>
      )}
      {match !== "good" && tasks.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {tasks.map(({ slug, name }) => (
            <a key={slug} href={`/tasks/${slug}`} className="link underline">
              {name}
            </a>
          ))}
        </p>
      )}
      <ul className="divide-border mt-2 divide-y wrap-anywhere">
        {tools.map(({ id, name, slug, logo, category, pricing, rating, reasons }) => (
          <li key={id} className="hover:bg-surface relative flex gap-3 py-3">
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
                  onClick={onOpen}
                  className="min-w-0 font-semibold after:absolute after:inset-0 after:rounded-md hover:underline"
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
      <div className="mt-3 flex flex-col gap-2 sm:flex-row">
        <Button variant="outline" size="lg" onClick={onAgain}>
          <RotateCcw />
          Ask another question
        </Button>
        {match === "none" && <LinkButton href="/tasks">Browse tasks</LinkButton>}
      </div>
    </>
  );
}

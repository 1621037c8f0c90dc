"use client";

import { SuggestionLauncher } from "@/components/home/suggestion-launcher";
import { ToolCount } from "@/components/home/tool-count";
import { SearchTrigger } from "@/components/layout/search-trigger";
import { Icon } from "@/components/ui/icon";
import { layoutGrid } from "@/components/ui/icon-paths";

/** What the site is, how much there is in it, and the three ways in: search, a suggestion, the categories. */
export function Hero({ count }: { count: number }) {
  return (
    <section aria-labelledby="hero-heading" className="container pt-12 sm:pt-16">
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <p className="badge h-7 px-3">
          <ToolCount count={count} />
          <span className="text-muted ml-1 font-normal">AI tools listed</span>
        </p>
        <h1 id="hero-heading" className="mt-5 text-4xl">
          Find the AI tool that fits the job
        </h1>
        <p className="text-muted mt-3 max-w-[54ch] text-lg text-balance">
          Search, filter and compare. Every entry says what a tool does, what it costs and what people think
          of it.
        </p>
        <div className="mt-7 w-full max-w-xl">
          <SearchTrigger variant="hero" />
        </div>
        <SuggestionLauncher>
          <a
            href="/categories"
            className="hover:bg-surface-2 inline-flex h-11 items-center gap-2 rounded-md px-4 font-medium"
          >
            <Icon path={layoutGrid} className="text-muted size-4" />
            Browse categories
          </a>
        </SuggestionLauncher>
      </div>
    </section>
  );
}

"use client";

import { SuggestionLauncher } from "@/components/home/suggestion-launcher";
import { ToolCount } from "@/components/home/tool-count";
import { SearchTrigger } from "@/components/layout/search-trigger";
import { Icon } from "@/components/ui/icon";
import { layoutGrid } from "@/components/ui/icon-paths";
import { type Headline, inSample } from "@/lib/tools/utils-headline";
import { formatCount } from "@/lib/tools/utils";

const promise = "Find the AI tool that fits the job";

/** The same in a line, above a list that was asked for. */
export function SlimHero({ tools, sample }: Headline) {
  return (
    <div className="text-muted container flex flex-wrap justify-between gap-x-4 pt-4 text-sm">
      <h1 className="font-medium">{promise}</h1>
      <p className="tabular max-sm:hidden">
        {formatCount(tools)} AI tools listed{sample !== null && ` · ${inSample(sample)}`}
      </p>
    </div>
  );
}

/** What the site is, how much there is in it, and the three ways in: search, a suggestion, the categories. */
export function Hero({ tools, sample }: Headline) {
  return (
    <section aria-labelledby="hero-heading" className="container pt-12 sm:pt-16">
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <p className="badge h-auto min-h-7 flex-wrap justify-center px-3 py-0.5 whitespace-normal">
          <ToolCount count={tools} />
          <span className="text-muted ml-1 font-normal">AI tools listed</span>
          {sample !== null && <span className="text-muted ml-1 font-normal">· {inSample(sample)}</span>}
        </p>
        <h1 id="hero-heading" className="mt-5 text-4xl">
          {promise}
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

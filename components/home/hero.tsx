import { SuggestionLauncher } from "@/components/home/suggestion-launcher";
import { ToolCount } from "@/components/home/tool-count";
import { SearchTrigger } from "@/components/search/search-trigger";
import { Icon } from "@/components/ui/icon";
import { layoutGrid } from "@/components/ui/home-icon-paths";
import { type Headline, inSample } from "@/lib/tools/utils-headline";
import { counted } from "@/lib/tools/utils";

const promise = "Find the AI tool that fits the job";

/** The same in a line, above a list that was asked for. */
export function SlimHero({ tools, sample }: Headline) {
  return (
    <div className="text-muted container flex flex-wrap justify-between gap-x-4 text-sm sm:pt-4">
      <h1 className="font-medium max-sm:sr-only">{promise}</h1>
      {tools > 0 && (
        <p className="tabular max-sm:hidden">
          {counted(tools, "AI tool")} listed{sample !== null && ` · ${inSample(sample)}`}
        </p>
      )}
    </div>
  );
}

export type HeroTask = { slug: string; name: string };

const taskClasses =
  "border-border bg-background text-muted hover:border-border-strong hover:text-foreground inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap transition-colors max-sm:h-9";

/** What the site is, how much there is in it, and the ways in: search, a suggestion, what many need, the categories. */
export function Hero({ tools, sample, tasks }: Headline & { tasks: HeroTask[] }) {
  return (
    <section aria-labelledby="hero-heading" className="container pt-6 sm:pt-14">
      <div className="mx-auto flex max-w-3xl flex-col items-center text-center">
        {tools > 0 && (
          <p className="badge h-auto min-h-7 flex-wrap justify-center px-3 py-0.5 whitespace-normal">
            <ToolCount count={tools} />
            <span className="text-muted ml-1 font-normal">
              {tools === 1 ? "AI tool listed" : "AI tools listed"}
            </span>
            {sample !== null && <span className="text-muted ml-1 font-normal">· {inSample(sample)}</span>}
          </p>
        )}
        <h1 id="hero-heading" className="mt-3 text-4xl sm:mt-5">
          {promise}
        </h1>
        <p className="text-muted mt-2 max-w-[36em] text-balance sm:mt-3 sm:text-lg">
          Search, filter and compare. Every entry says what a tool does, what it costs and what people think
          of it.
        </p>
        <SuggestionLauncher>
          <SearchTrigger variant="hero" />
        </SuggestionLauncher>
      </div>
      <nav aria-label="Popular tasks" className="mt-3 max-sm:-mx-4 sm:mt-4">
        <ul className="flex gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap sm:justify-center">
          <li>
            <a href="/categories" className={taskClasses}>
              <Icon path={layoutGrid} className="size-3.5" />
              Browse categories
            </a>
          </li>
          {tasks.map(({ slug, name }) => (
            <li key={slug} className="max-w-full">
              <a href={`/tasks/${slug}`} className={`${taskClasses} max-w-full`}>
                <span className="truncate">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

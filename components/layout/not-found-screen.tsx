import { SearchTrigger } from "@/components/search/search-trigger";

const linkClasses = "inline-flex h-11 items-center rounded-md border px-6 font-medium hover:bg-surface-2";

/** What an address that leads nowhere shows. */
export function NotFoundScreen() {
  return (
    <div className="container flex flex-col items-center py-24 text-center sm:py-32">
      <p className="tabular text-muted text-sm font-medium">404</p>
      <h1 className="mt-2 text-4xl">Page not found</h1>
      <p className="text-muted mt-4 max-w-[31em] text-lg text-balance">
        Nothing is at this address. It may have moved, or the link has a slip in it. Searching often finds it.
      </p>
      <div className="mt-8 w-full max-w-lg">
        <SearchTrigger variant="hero" />
      </div>
      <p className="mt-6 flex flex-wrap justify-center gap-2">
        <a href="/" className={`${linkClasses} border-border-strong bg-background`}>
          Go to Homepage
        </a>
        <a href="/categories" className={`${linkClasses} border-transparent`}>
          Browse categories
        </a>
      </p>
    </div>
  );
}

import { CoverArt } from "@/components/layout/cover-art";
import { AuthorAvatar } from "@/components/posts/author-avatar";
import { SoftwareLogo } from "@/components/software/software-logo";
import { formatDay } from "@/lib/platform/dates/utils";
import type { SoftwarePageView } from "@/lib/software-pages/schema";

/** The head of a "best software" page: its mark, its title, who wrote it and when. */
export function SoftwareHeader({ page }: { page: SoftwarePageView }) {
  return (
    <header className="pt-6 pb-6 sm:pt-8">
      <CoverArt
        slug={page.slug}
        category={page.icon}
        className="border-border h-24 w-full rounded-lg border sm:h-32"
      />
      <div className="bg-background relative -mt-8 ml-4 w-fit rounded-lg p-1">
        <SoftwareLogo icon={page.icon} color={page.color} />
      </div>
      <h1 className="mt-4 text-4xl">{page.title}</h1>
      <p className="text-muted mt-3 max-w-[60ch] text-lg">{page.description}</p>
      <p className="text-muted mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {page.authorImage && <AuthorAvatar name={page.author ?? ""} avatar={page.authorImage} />}
        {page.author && (
          <>
            <span>By {page.author}</span>
            <span aria-hidden>·</span>
          </>
        )}
        <span>
          Last updated <time dateTime={page.lastUpdated}>{formatDay(page.lastUpdated)}</time>
        </span>
      </p>
    </header>
  );
}

import { CoverArt } from "@/components/layout/cover-art";
import { AuthorAvatar } from "@/components/posts/author-avatar";
import { SoftwareComparison } from "@/components/software/software-comparison";
import { SoftwareLogo } from "@/components/software/software-logo";
import { SoftwarePick } from "@/components/software/software-pick";
import { formatDay } from "@/lib/platform/dates/utils";
import type { SoftwarePageView } from "@/lib/software-pages/schema";
import { paragraphs } from "@/lib/software-pages/utils";

/**
 * A "best software" page: an introduction, and tools in an order that editors chose, each with the reason.
 *
 * @param sponsored ids of the tools that have a sponsored listing at present
 */
export function SoftwareArticle({ page, sponsored }: { page: SoftwarePageView; sponsored: string[] }) {
  const isSponsored = ({ id }: { id: string }) => sponsored.includes(id);
  return (
    <div className="container max-w-[1080px] pb-16">
      <SoftwareHeader page={page} />
      <SoftwareComparison tools={page.tools} sponsored={sponsored} />
      {page.introduction && (
        <div className="prose">
          {paragraphs(page.introduction).map((text, i) => (
            <p key={i}>{text}</p>
          ))}
        </div>
      )}
      <section aria-labelledby="tools" className="mt-10">
        <h2 id="tools" className="text-2xl">
          {page.toolsHeading || "The tools"}
        </h2>
        {page.toolsDescription && (
          <p dir="auto" className="text-muted mt-2 max-w-[43em]">
            {page.toolsDescription}
          </p>
        )}
        <ol className="mt-5 grid gap-3">
          {page.tools.map((tool, i) => (
            <li key={tool.id}>
              <SoftwarePick tool={tool} place={i + 1} sponsored={isSponsored(tool)} />
            </li>
          ))}
        </ol>
        {page.tools.length === 0 && (
          <p className="text-muted mt-5">The tools for this page are still being chosen.</p>
        )}
        <p className="text-muted mt-6 max-w-[43em] text-sm">
          Editors choose these tools and their order; nobody can buy a place.{" "}
          {page.tools.some(isSponsored) &&
            "“Sponsored” says that a tool has a paid listing on the home page, which changes nothing here. "}
          The lists of the directory are ordered by{" "}
          <a href="/ranking" className="link underline">
            a public formula
          </a>
          .
        </p>
      </section>
    </div>
  );
}

/** The head of a "best software" page: its mark, its title, who wrote it and when. */
function SoftwareHeader({ page }: { page: SoftwarePageView }) {
  return (
    <header className="pt-6 pb-6 sm:pt-8">
      <CoverArt
        slug={page.slug}
        category={page.icon}
        // Nothing is drawn around the icon, which stands over its corner.
        className="border-border h-24 w-full rounded-lg border mask-[radial-gradient(circle_at_3rem_100%,transparent_3.5rem,#000_9rem)] sm:h-32"
      />
      <div className="bg-background relative -mt-8 ml-4 w-fit rounded-lg p-1">
        <SoftwareLogo icon={page.icon} color={page.color} />
      </div>
      <h1 dir="auto" className="mt-4 text-4xl max-sm:text-3xl">
        {page.title.split(/(\S+-\S+)/).map((part, at) =>
          // A word with a hyphen is not broken where a line has room for the whole of it.
          at % 2 === 0 ? (
            part
          ) : (
            <span key={at} className="inline-block">
              {part}
            </span>
          ),
        )}
      </h1>
      <p dir="auto" className="text-muted mt-3 max-w-[43em] text-lg text-pretty">
        {page.description}
      </p>
      <p className="text-muted mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm wrap-anywhere">
        {page.authorImage && <AuthorAvatar name={page.author ?? ""} avatar={page.authorImage} />}
        {page.author && (
          <>
            <span className="min-w-0">
              By <bdi>{page.author}</bdi>
            </span>
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

import { SoftwareComparison } from "@/components/software/software-comparison";
import { SoftwareHeader } from "@/components/software/software-header";
import { SoftwarePick } from "@/components/software/software-pick";
import type { SoftwarePageView } from "@/lib/software-pages/schema";
import { paragraphs } from "@/lib/software-pages/utils";

/** A "best software" page: an introduction, and tools in an order that editors chose, each with the reason. */
export function SoftwareArticle({ page }: { page: SoftwarePageView }) {
  return (
    <div className="container max-w-[920px] pb-16">
      <SoftwareHeader page={page} />
      <SoftwareComparison tools={page.tools} />
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
        {page.toolsDescription && <p className="text-muted mt-2">{page.toolsDescription}</p>}
        <ol className="mt-5 grid gap-3">
          {page.tools.map((tool, i) => (
            <li key={tool.id}>
              <SoftwarePick tool={tool} place={i + 1} />
            </li>
          ))}
        </ol>
        {page.tools.length === 0 && (
          <p className="text-muted mt-5">The tools for this page are still being chosen.</p>
        )}
        <p className="text-muted mt-6 text-sm">
          Editors choose these tools and their order; nobody can buy a place. The lists of the directory are
          ordered by{" "}
          <a href="/ranking" className="link underline">
            a public formula
          </a>
          .
        </p>
      </section>
    </div>
  );
}

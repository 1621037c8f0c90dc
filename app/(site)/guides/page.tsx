import { PageHeader } from "@/components/layout/page-header";
import { GuideCards } from "@/components/static/guides/guide-cards";
import { guides } from "@/components/static/guides/guides";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Guides";
const description = "Six short guides to finding, comparing, paying for and working with AI tools.";

export const generateMetadata = () => pageMetadata({ title, description, path: "/guides" });

/** Six cards, and below them the guides that they lead to. */
export default function GuidesPage() {
  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      <nav aria-label="Guides">
        <GuideCards />
      </nav>
      <div className="divide-border mt-12 divide-y">
        {guides.map(({ id, title: guide, Body }) => (
          <article
            key={id}
            aria-labelledby={id}
            className="py-10 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-10"
          >
            <h2 id={id} className="mb-4 text-2xl">
              {guide}
            </h2>
            <div className="prose">
              <Body />
            </div>
          </article>
        ))}
      </div>
    </div>
  );
}

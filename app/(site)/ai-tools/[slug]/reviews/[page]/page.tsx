import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { findTool, toolMetadata } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { PageNotFound } from "@/app/page-not-found";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { ReviewItems } from "@/components/tool-detail/review-items";
import { ReviewList } from "@/components/tool-detail/review-list";
import { ReviewOrder } from "@/components/tool-detail/review-order";
import { pageNumber, readSearchParams, type SearchParams } from "@/lib/list/search-params";
import { listReviews } from "@/lib/reviews/queries";
import { reviewView } from "@/lib/reviews/schema";
import { reviewsHref } from "@/lib/reviews/utils";

type Props = { params: Promise<{ slug: string; page: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page } = await params;
  const tool = await findTool(slug);
  const title = tool ? `Reviews of ${tool.name}, page ${page}` : undefined;
  return toolMetadata(tool, `/ai-tools/${slug}/reviews/${page}`, title ? { title, noindex: true } : {});
}

/** The further pages of a tool's reviews, for those without JavaScript. The first is on the tool's own page. */
export default async function ReviewsPage({ params, searchParams }: Props) {
  const { slug, page } = await params;
  const tool = await findTool(slug);
  const number = pageNumber.safeParse(page).data;
  const view = readSearchParams(reviewView, await searchParams);
  if (!tool || !number || !view) return <PageNotFound />;
  if (number === 1 || tool.slug !== slug) permanentRedirect(reviewsHref(tool.slug, view));
  const reviews = await listReviews(tool.id, { ...view, page: number });
  if (reviews.reviews.length === 0) return <PageNotFound />;
  const path = `/ai-tools/${slug}`;
  return (
    <div className="container flex flex-col gap-6 pt-4 pb-16 sm:pt-6">
      <Breadcrumbs
        trail={[
          { name: "Home", path: "/" },
          { name: tool.name, path },
          { name: "Reviews", path: `${path}/reviews/${page}` },
        ]}
      />
      <div>
        <h1 className="text-2xl">Reviews of {tool.name}</h1>
        <p className="text-muted mt-1">
          <a href={path} className="link">
            All about {tool.name}
          </a>
        </p>
      </div>
      <section aria-labelledby="reviews" className="max-w-[760px]">
        <h2 id="reviews" className="sr-only">
          Page {page}
        </h2>
        <ReviewOrder slug={slug} view={view} histogram={reviews.histogram ?? []} />
        <ReviewList
          key={reviewsHref(slug, view, number)}
          tool={{ id: tool.id, slug }}
          view={view}
          first={reviews.pagination}
        >
          <ReviewItems reviews={reviews.reviews} />
        </ReviewList>
      </section>
    </div>
  );
}

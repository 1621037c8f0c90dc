import type { Metadata } from "next";
import { SuggestedComparisons } from "@/components/comparison/suggested-comparisons";
import { TrayChoice } from "@/components/comparison/tray-choice";
import { PageHeader } from "@/components/layout/page-header";
import { pageMetadata } from "@/lib/seo/metadata";
import { listComparisons } from "@/lib/tools/comparison/queries";

const title = "Compare tools";
const description =
  "Two to four AI tools side by side: prices, platforms, integrations, ratings, highlights and what is known of only one.";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title, description, path: "/compare" });
}

/** How tools are compared, what is chosen, and a few comparisons. */
export default async function ComparePage() {
  const suggested = await listComparisons();
  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      <TrayChoice />
      <section aria-labelledby="how" className="mb-10">
        <h2 id="how" className="text-lg">
          How it works
        </h2>
        <ol className="text-muted mt-2 max-w-[65ch] list-decimal space-y-1 pl-5">
          <li>Press Compare on the card or the page of a tool, for two to four tools.</li>
          <li>Open the comparison from the bar at the foot of the screen.</li>
          <li>Show only the differences, add another tool, or take the table with you as a file.</li>
        </ol>
        <p className="text-muted mt-3 max-w-[65ch]">
          Facts that nobody has checked yet are marked as unchecked, and what is not known stays open.
        </p>
        <p className="mt-3">
          <a href="/categories" className="link inline-flex min-h-6 items-center">
            Browse tools by category
          </a>
        </p>
      </section>
      <SuggestedComparisons comparisons={suggested} />
    </div>
  );
}

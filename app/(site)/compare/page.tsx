import { redirect } from "next/navigation";
import { z } from "zod";
import { PageNotFound } from "@/app/page-not-found";
import { ChooseTools } from "@/components/comparison/choose-tools";
import { NameTools } from "@/components/comparison/name-tools";
import { SuggestedComparisons } from "@/components/comparison/suggested-comparisons";
import { FormProblem } from "@/components/forms/form-problem";
import { PageHeader } from "@/components/layout/page-header";
import { readSearchParams, searchText } from "@/lib/list/search-params";
import { pageMetadata } from "@/lib/seo/metadata";
import { findNamed, listComparisons } from "@/lib/tools/comparison/queries";
import { comparisonPath, mostCompared } from "@/lib/tools/comparison/utils-address";

const title = "Compare tools";
const description =
  "Two to four AI tools side by side: prices, platforms, integrations, ratings and highlights.";

export const generateMetadata = () => pageMetadata({ title, description, path: "/compare" });

/** The names of the form that does without JavaScript. */
const view = z.object({ q: z.array(searchText).default([]) });

/** Leads to the comparison of the tools with these names, or says why there is none. */
async function openNamed(names: string[]): Promise<string> {
  const { slugs, unknown } = await findNamed(names);
  if (unknown.length > 0) return unknown.map((name) => `There is no tool “${name}”.`).join(" ");
  if (slugs.length < 2) return "Name two different tools at least.";
  redirect(comparisonPath(slugs));
}

export default async function ComparePage({ searchParams }: PageProps<"/compare">) {
  const asked = readSearchParams(view, await searchParams);
  if (!asked) return <PageNotFound />;
  const names = asked.q
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, mostCompared);
  const problem = names.length > 0 ? await openNamed(names) : undefined;
  const suggested = await listComparisons();
  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      {problem && (
        <div className="mb-4">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <ChooseTools />
      <NameTools names={names} />
      <section aria-labelledby="how" className="mb-10">
        <h2 id="how" className="text-lg">
          How it works
        </h2>
        <ol className="text-muted mt-2 max-w-[43em] list-decimal space-y-1 pl-5">
          <li>Name two to four tools here, or press Compare on their cards and pages.</li>
          <li>Open the comparison, here or from the bar at the foot of the screen.</li>
          <li>Show only the differences, add another tool, or take the table with you as a file.</li>
        </ol>
        <p className="text-muted mt-3 max-w-[43em]">
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

import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { findTool, trailOf } from "@/app/(site)/ai-tools/[slug]/load-detail";
import { ToolPageNotFound } from "@/app/tool-page-not-found";
import { PageHeader } from "@/components/layout/page-header";
import { ClaimBox } from "@/components/owners/claim-box";
import { claimWays } from "@/components/owners/claim-ways";
import { Contact } from "@/components/static/contact";
import { Breadcrumbs } from "@/components/tool-detail/breadcrumbs";
import { getConfig } from "@/lib/config/queries";
import { claimMethods, lostAfter } from "@/lib/owners/schema";
import { siteOf } from "@/lib/owners/site";
import { notFoundMetadata, pageMetadata } from "@/lib/seo/metadata";

export async function generateMetadata({ params }: PageProps<"/ai-tools/[slug]/claim">): Promise<Metadata> {
  const tool = await findTool((await params).slug);
  if (!tool) return notFoundMetadata();
  return pageMetadata({
    title: `Do you make ${tool.name}?`,
    description: `Show that the website of ${tool.name} is yours.`,
    path: `/ai-tools/${tool.slug}/claim`,
    noindex: true,
  });
}

/** How whoever makes a tool shows that it is theirs. */
export default async function ClaimPage({ params }: PageProps<"/ai-tools/[slug]/claim">) {
  const { slug } = await params;
  const tool = await findTool(slug);
  if (!tool) return <ToolPageNotFound />;
  if (tool.slug !== slug) permanentRedirect(`/ai-tools/${tool.slug}/claim`);
  const site = siteOf(tool.website);
  const { contactEmail } = await getConfig();
  const trail = trailOf(tool, { name: "Owner", path: `/ai-tools/${tool.slug}/claim` });
  return (
    <div className="container max-w-[860px] pb-16">
      <PageHeader
        breadcrumbs={<Breadcrumbs trail={trail} />}
        title={`Do you make ${tool.name}?`}
        description="Show that its website is yours, and you may propose changes, confirm facts, answer its reviews, once each, and see how it does, day by day. It costs nothing, and moves the tool up in no list."
      />
      {"refusal" in site ? (
        <p className="border-border bg-surface max-w-[43em] rounded-lg border p-4">
          {site.refusal} If you make it, please write to <Contact email={contactEmail} />.
        </p>
      ) : (
        <div className="flex flex-col gap-8">
          <noscript>
            <p>Claiming a tool needs JavaScript. Please turn it on and load this page again.</p>
          </noscript>
          <ClaimBox toolId={tool.id} toolName={tool.name}>
            If you think that this is wrong, write to <Contact email={contactEmail} />.
          </ClaimBox>
          <section aria-labelledby="how">
            <h2 id="how" className="text-lg">
              How it works
            </h2>
            <p className="mt-2 max-w-[43em]">
              You get a token that serves you and {tool.name} alone. You put it in one of three places that
              only the owner of {site.domain} can change, and we look whether it is there:
            </p>
            <ul className="mt-2 max-w-[43em] list-disc space-y-1 pl-5">
              {claimMethods.map((method) => (
                <li key={method} className="break-words">
                  <strong className="font-medium">{claimWays[method].label}:</strong> {claimWays[method].text}
                </li>
              ))}
            </ul>
            <p className="text-muted mt-3 max-w-[43em]">
              Several people of a maker may each show it. We look again every week; after {lostAfter} days
              without the token, or when the tool moves to another domain, it is yours no longer, and you are
              told by mail.<span className="in-data-signed-in:hidden"> You need an account.</span>
            </p>
          </section>
        </div>
      )}
    </div>
  );
}

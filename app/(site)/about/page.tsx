import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { SiteStats } from "@/components/static/site-stats";
import { Team } from "@/components/static/team";
import { LinkButton } from "@/components/ui/button";
import { getConfig } from "@/lib/config/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { getSiteStats } from "@/lib/tools/queries-site-stats";
import { headlineOf } from "@/lib/tools/utils-headline";
import { defaultConfig } from "@/lib/config/schema";

export async function generateMetadata(): Promise<Metadata> {
  const { siteName } = await getConfig();
  return pageMetadata({
    title: "About",
    description: `What ${siteName} is for, how it is made, how large it is and who makes it.`,
    path: "/about",
  });
}

export default async function AboutPage() {
  const [{ siteName, headlineToolCount }, { tools, ...stats }] = await Promise.all([
    getConfig(),
    getSiteStats(),
  ]);
  const sections = [
    {
      title: "Our mission",
      text: `There are more AI tools than anyone can try. ${siteName} describes each one in plain words, with its real price model, its features and what people who use it say, so that the choice takes minutes and not days.`,
    },
    {
      title: "Our community",
      text: "Readers vote for the tools that serve them, review what they have used and submit what is missing. Reviews and submissions are read by a person before they appear, and no one can vote twice for the same tool.",
    },
    {
      title: "Our vision",
      text: "A reference that stays useful after the excitement has passed: complete, current, open about how it ranks, and readable by everybody, on any device and with any assistive technology.",
    },
  ];

  return (
    <div className="container pb-16">
      <PageHeader
        title={`About ${siteName}`}
        description="A public directory of AI tools, made to be searched, compared and trusted."
      />
      <SiteStats
        headline={headlineOf(headlineToolCount, defaultConfig.headlineToolCount, tools)}
        {...stats}
      />
      <div className="mt-10 grid gap-x-10 gap-y-8 wrap-anywhere md:grid-cols-3">
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-lg">{title}</h2>
            <p className="text-muted mt-2">{text}</p>
          </section>
        ))}
      </div>
      <section aria-labelledby="team" className="mt-12">
        <h2 id="team" className="mb-4 text-lg">
          The team
        </h2>
        <Team />
      </section>
      <section
        aria-labelledby="independence"
        className="border-border bg-surface mt-12 rounded-lg border p-6"
      >
        <h2 id="independence" className="text-lg">
          How we stay independent
        </h2>
        <p className="text-muted mt-2 max-w-[43em]">
          Companies can pay for a sponsored listing. It stands apart from the lists, says that it is sponsored
          and changes no rank. The formulas behind every list are public.
        </p>
        <p className="mt-4 flex flex-wrap gap-2">
          <LinkButton href="/ranking" className="h-auto! min-h-11 max-w-full py-2 whitespace-normal!">
            How tools are ranked
          </LinkButton>
        </p>
      </section>
    </div>
  );
}

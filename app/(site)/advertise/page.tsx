import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { Audience } from "@/components/sponsorships/audience";
import { InquiryButton } from "@/components/sponsorships/inquiry-button";
import { InquiryHost } from "@/components/sponsorships/inquiry-host";
import { Plans } from "@/components/sponsorships/plans";
import { getConfig } from "@/lib/config/queries";
import { pageMetadata } from "@/lib/seo/metadata";

export async function generateMetadata(): Promise<Metadata> {
  const { siteName } = await getConfig();
  return pageMetadata({
    title: "Advertise",
    description: `Show your AI tool to the people who choose one: sponsored listings on ${siteName}, what they cost and whom they reach.`,
    path: "/advertise",
  });
}

export default async function AdvertisePage() {
  const { siteName, contactEmail } = await getConfig();
  const steps = [
    {
      title: "Write to us",
      text: "Say which tool you would like to show, when, and what you would spend. Your tool must be listed in the directory.",
    },
    {
      title: "Agree on the dates",
      text: "We answer with free dates and a price. Nothing is booked before you have said yes.",
    },
    {
      title: "See what it brings",
      text: "Your card appears on the first of the days and disappears after the last. You get its views and clicks.",
    },
  ];

  return (
    <div className="container pb-16">
      <PageHeader
        title={`Advertise on ${siteName}`}
        description="Show your tool to people who are about to choose one."
        actions={<InquiryButton>Contact Sales</InquiryButton>}
      />
      <noscript>
        <p className="mb-6">
          The form to write to sales needs JavaScript. You can also write to us
          {contactEmail ? ` at ${contactEmail}` : ""}.
        </p>
      </noscript>
      <section aria-labelledby="audience">
        <h2 id="audience" className="sr-only">
          Whom you reach
        </h2>
        <Audience />
      </section>
      <section aria-labelledby="plans" className="mt-12">
        <h2 id="plans" className="mb-4 text-lg">
          Plans
        </h2>
        <Plans />
      </section>
      <section aria-labelledby="steps" className="mt-12">
        <h2 id="steps" className="mb-4 text-lg">
          How it works
        </h2>
        <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {steps.map(({ title, text }, i) => (
            <li key={title} className="border-border border-t pt-4">
              <h3 className="text-base">
                <span className="tabular text-muted mr-2">{i + 1}</span>
                {title}
              </h3>
              <p className="text-muted mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="independence"
        className="border-border bg-surface mt-12 rounded-lg border p-6"
      >
        <h2 id="independence" className="text-lg">
          What can&apos;t be bought
        </h2>
        <p className="text-muted mt-2 max-w-[43em]">
          A sponsored listing says that it is one and stands apart from the lists. It changes no rank, no
          rating and no review. How tools are ranked is{" "}
          <a href="/ranking" className="link underline">
            public
          </a>
          .
        </p>
        <p className="text-muted mt-4 max-w-[43em]">
          What you pay for is counted honestly: an impression is half of the listing in view for one second, a
          click is one visitor a day, and programs, our own visits and yours are left out. You read it by day
          on a private page.
        </p>
        {contactEmail && (
          <p className="text-muted mt-4 max-w-[43em]">
            Questions first? Write to{" "}
            <a href={`mailto:${contactEmail}`} className="link wrap-anywhere underline">
              {contactEmail}
            </a>
            .
          </p>
        )}
      </section>
      <InquiryHost />
    </div>
  );
}

import { JsonLd } from "@/components/layout/json-ld";
import { PageHeader } from "@/components/layout/page-header";
import { faq } from "@/components/static/faq";
import { FaqGroups } from "@/components/static/faq-groups";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Frequently asked questions";

export const generateMetadata = () =>
  pageMetadata({
    title,
    description:
      "Answers about finding tools, accounts, votes and reviews, submissions and sponsored listings.",
    path: "/faq",
  });

export default function FaqPage() {
  return (
    <div className="container max-w-[820px] pb-16">
      <PageHeader
        title={title}
        description="Short answers about the directory. Choose a question to open it."
      />
      <div>
        <FaqGroups />
      </div>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: faq
            .flatMap(({ questions }) => questions)
            .map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
        }}
      />
    </div>
  );
}

import type { Metadata } from "next";
import { OfficeNotFound } from "@/app/office-not-found";
import { requireRole } from "@/app/require-role";
import { PreviewBar } from "@/components/admin/preview-bar";
import { SoftwareArticle } from "@/components/software/software-article";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";
import { previewSoftwarePage } from "@/lib/software-pages/queries";
import { listRunningSponsorshipsNow } from "@/lib/sponsorships/queries";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

export default async function SoftwarePreviewPage({ params }: PageProps<"/admin/preview/software/[id]">) {
  await requireRole("admin");
  const found = await previewSoftwarePage((await params).id);
  if (!found) return <OfficeNotFound />;
  const sponsorships = await listRunningSponsorshipsNow();
  const { page, state, publishedAt, hiddenTools } = found;
  const meaning = {
    draft: "Only administrators see this page.",
    archived: "Only administrators see this page; it is not listed any more.",
    scheduled: `Everybody sees this page from ${formatDateTime(publishedAt)} UTC on.`,
    published: "Everybody sees this page.",
  }[state];
  return (
    <>
      <PreviewBar
        state={state}
        list={{ href: `/admin/software?q=${encodeURIComponent(page.title)}`, label: "Best Software Pages" }}
      >
        {meaning}
        {hiddenTools > 0 &&
          ` ${hiddenTools} of its tools ${hiddenTools === 1 ? "is" : "are"} left out, not being published.`}
      </PreviewBar>
      <SoftwareArticle page={page} sponsored={sponsorships.map(({ toolId }) => toolId._id)} />
    </>
  );
}

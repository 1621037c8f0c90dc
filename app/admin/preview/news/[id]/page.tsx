import type { Metadata } from "next";
import { loadNewsArticle } from "@/app/(site)/latest-news/load-article";
import { OfficeNotFound } from "@/app/office-not-found";
import { requireRole } from "@/app/require-role";
import { PreviewBanner } from "@/components/admin/posts/preview-banner";
import { NewsArticle } from "@/components/news/news-article";
import { getNewsNow } from "@/lib/posts/news/queries";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

export default async function NewsPreviewPage({ params }: PageProps<"/admin/preview/news/[id]">) {
  await requireRole("admin");
  const post = await getNewsNow((await params).id, { hidden: true });
  if (!post) return <OfficeNotFound />;
  const { page } = await loadNewsArticle(
    { ...post, publishedAt: post.publishedAt ?? post.createdAt },
    "/latest-news",
  );
  return (
    <>
      <PreviewBanner post={post} list={{ href: "/admin/news", label: "News Management" }} />
      <NewsArticle {...page} preview />
    </>
  );
}

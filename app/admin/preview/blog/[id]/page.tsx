import type { Metadata } from "next";
import { loadBlogArticle } from "@/app/(site)/blog/load-article";
import { OfficeNotFound } from "@/app/office-not-found";
import { requireRole } from "@/app/require-role";
import { PreviewBanner } from "@/components/admin/posts/preview-banner";
import { BlogArticle } from "@/components/blog/blog-article";
import { getBlogNow } from "@/lib/posts/blog/queries";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

export default async function BlogPreviewPage({ params }: PageProps<"/admin/preview/blog/[id]">) {
  await requireRole("admin");
  const post = await getBlogNow((await params).id, { hidden: true });
  if (!post) return <OfficeNotFound />;
  const { page } = await loadBlogArticle({ ...post, publishedAt: post.date });
  return (
    <>
      <PreviewBanner post={post} list={{ href: "/admin/blog", label: "Blog Management" }} />
      <BlogArticle {...page} />
    </>
  );
}

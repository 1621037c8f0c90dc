import { findBlog } from "@/app/(site)/blog/load-article";
import { getConfig } from "@/lib/config/queries";
import { plainText } from "@/lib/rich-text/utils";
import { ogResponse } from "@/lib/seo/og-response";

// Drawn once and kept like a page; see the same route of a tool.
export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

/** The preview image of a blog post. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const [post, config] = await Promise.all([params.then(({ slug }) => findBlog(slug)), getConfig()]);
  return ogResponse(
    post && post !== "unpublished"
      ? {
          siteName: config.siteName,
          color: config.primaryColor,
          eyebrow: `Blog · ${post.category}`,
          title: post.title,
          text: plainText(post.excerpt),
        }
      : null,
  );
}

import { findNews } from "@/app/(site)/latest-news/load-article";
import { postImage } from "@/lib/posts/article";

// Drawn once and kept like a page; see the same route of a tool.
export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

/** The preview image of a news post. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const post = await findNews((await params).slug);
  return postImage("news_post", post);
}

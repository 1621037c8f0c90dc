import { findBlog } from "@/app/(site)/blog/load-article";
import { postImage } from "@/app/(site)/load-post";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/blog/[slug]/og.png">) {
  const post = await findBlog((await params).slug);
  return postImage("blog", post === "unpublished" ? null : post);
}

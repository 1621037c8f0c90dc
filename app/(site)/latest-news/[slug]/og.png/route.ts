import { findNews } from "@/app/(site)/latest-news/load-article";
import { postImage } from "@/app/(site)/load-post";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/latest-news/[slug]/og.png">) {
  const post = await findNews((await params).slug);
  return postImage("news", post);
}

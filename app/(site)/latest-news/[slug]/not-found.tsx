import { PostMissing } from "@/components/posts/post-missing";

/** There is no news post at this address. */
export default function NewsPostMissing() {
  return <PostMissing title="News post not found" href="/latest-news" action="Show all news" />;
}

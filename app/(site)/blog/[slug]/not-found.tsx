import { PostMissing } from "@/components/posts/post-missing";

/** There is no blog post at this address. */
export default function BlogPostMissing() {
  return <PostMissing title="Blog Post Not Found" href="/blog" action="Show all posts" />;
}

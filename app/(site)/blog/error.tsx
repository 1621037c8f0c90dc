"use client";

import { PostsError } from "@/components/posts/posts-error";

/** When the posts can't be read. */
export default function BlogError({ retry }: { retry: () => void }) {
  return <PostsError title="Error loading blog posts. Please try again later." retry={retry} />;
}

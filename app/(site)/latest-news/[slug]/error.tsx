"use client";

import { PostsError } from "@/components/posts/posts-error";

/** When the post can't be read. */
export default function NewsPostError({ retry }: { retry: () => void }) {
  return <PostsError title="Failed to fetch news post" description="Please try again later" retry={retry} />;
}

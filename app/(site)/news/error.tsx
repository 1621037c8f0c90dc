"use client";

import { PostsError } from "@/components/posts/posts-error";

/** When the news can't be read. */
export default function NewsError({ retry }: { retry: () => void }) {
  return <PostsError title="Failed to fetch news posts" description="Please try again later" retry={retry} />;
}

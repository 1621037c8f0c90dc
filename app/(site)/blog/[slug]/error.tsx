"use client";

import { ListError } from "@/components/lists/list-error";

/** When the post can't be read. */
export default function BlogPostError({ retry }: { retry: () => void }) {
  return <ListError title="Failed to load blog post" retry={retry} />;
}

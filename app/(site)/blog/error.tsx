"use client";

import { ListError } from "@/components/lists/list-error";

/** When the posts can't be read. */
export default function BlogError({ retry }: { retry: () => void }) {
  return <ListError title="Error loading blog posts. Please try again later." description="" retry={retry} />;
}

"use client";

import { ListError } from "@/components/lists/list-error";

/** When the post can't be read. */
export default function NewsPostError({ retry }: { retry: () => void }) {
  return <ListError title="Failed to fetch news post" retry={retry} />;
}

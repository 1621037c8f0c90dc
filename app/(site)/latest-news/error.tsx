"use client";

import { ListError } from "@/components/lists/list-error";

/** When the news can't be read. */
export default function NewsError({ retry }: { retry: () => void }) {
  return <ListError title="Failed to fetch news posts" retry={retry} />;
}

"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** When the post can't be read. */
export default function NewsPostError({ retry }: { retry: () => void }) {
  return <ErrorScreen title="Failed to fetch news post" description="Please try again later" retry={retry} />;
}

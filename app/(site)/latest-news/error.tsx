"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** When the news can't be read. */
export default function NewsError({ retry }: { retry: () => void }) {
  return (
    <ErrorScreen title="Failed to fetch news posts" description="Please try again later" retry={retry} />
  );
}

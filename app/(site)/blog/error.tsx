"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** When the posts can't be read. */
export default function BlogError({ retry }: { retry: () => void }) {
  return (
    <ErrorScreen title="Error loading blog posts. Please try again later." description="" retry={retry} />
  );
}

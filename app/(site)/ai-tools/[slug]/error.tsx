"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** When the tool can't be read. */
export default function ToolError({ retry }: { retry: () => void }) {
  return (
    <ErrorScreen
      title="Failed to load tool details."
      description="The directory did not answer. It usually does a moment later."
      retry={retry}
    />
  );
}

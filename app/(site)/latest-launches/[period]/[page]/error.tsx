"use client";

import { ListError } from "@/components/lists/list-error";

/** When the tools can't be read. */
export default function ToolsError({ retry }: { retry: () => void }) {
  return <ListError title="Error Loading Tools" retry={retry} />;
}

"use client";

import { usePathname } from "next/navigation";
import { ErrorScreen } from "@/components/layout/error-screen";
import { ToolsError } from "@/components/lists/tools-error";

/** A public page that failed; navigation and footer stay. The home page is a list of tools. */
export default function SiteError({ retry }: { retry: () => void }) {
  return usePathname() === "/" ? <ToolsError retry={retry} /> : <ErrorScreen retry={retry} />;
}

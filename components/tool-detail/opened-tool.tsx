"use client";

import { useEffect } from "react";
import { forgetOpened, keepOpened } from "@/components/search/opened-tools";

/** Keeps on this device that a tool was opened, for the empty search. Without a name there is none: it is forgotten. */
export function OpenedTool({ slug, name }: { slug: string; name?: string }) {
  useEffect(() => (name ? keepOpened({ slug, name }) : forgetOpened(slug)), [slug, name]);
  return null;
}

"use client";

import { usePathname } from "next/navigation";
import { ErrorScreen } from "@/components/layout/error-screen";

const later = "Please try again later";

/** What is said of a page at these addresses; of any other, no more than that it failed. The home page is a list of tools. */
const failures: [path: RegExp, title: string, description: string][] = [
  [
    /^\/(|alternatives|category|latest-launches|tasks|top-products|trending|upcoming)(\/|$)/,
    "Error Loading Tools",
    later,
  ],
  [
    /^\/(ai-tools|product)\//,
    "Failed to load tool details.",
    "The directory did not answer. It usually does a moment later.",
  ],
  [/^\/(latest-)?news\//, "Failed to fetch news post", later],
  [/^\/(latest-)?news$/, "Failed to fetch news posts", later],
  [/^\/blog\//, "Failed to load blog post", later],
  [/^\/blog$/, "Error loading blog posts. Please try again later.", ""],
  [/^\/categories$/, "Error Loading Categories", later],
];

/** A public page that failed; navigation and footer stay. */
export default function SiteError({ retry }: { retry: () => void }) {
  const path = usePathname();
  const [, title, description] = failures.find(([place]) => place.test(path)) ?? [];
  return <ErrorScreen retry={retry} title={title} description={description} />;
}

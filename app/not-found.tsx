import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { SearchHost } from "@/components/layout/search-host";

export const metadata: Metadata = { title: "Page not found" };

/**
 * A page outside the public ones whose subject does not exist. It is short because every page carries it along; an
 * address that no route knows is answered by global-not-found.tsx.
 */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundScreen />
      <SearchHost />
    </main>
  );
}

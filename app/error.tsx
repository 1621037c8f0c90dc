"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** A page, or what surrounds it, that failed. */
export default function RootError({ retry }: { retry: () => void }) {
  return (
    <main id="main">
      <ErrorScreen retry={retry} />
    </main>
  );
}

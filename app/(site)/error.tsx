"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** A public page that failed; navigation and footer stay. */
export default function SiteError({ retry }: { retry: () => void }) {
  return <ErrorScreen retry={retry} />;
}

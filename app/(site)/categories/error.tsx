"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

/** When the categories can't be read. */
export default function CategoriesError({ retry }: { retry: () => void }) {
  return <ErrorScreen title="Error Loading Categories" description="Please try again later" retry={retry} />;
}

"use client";

import { ListError } from "@/components/lists/list-error";

/** When the categories can't be read. */
export default function CategoriesError({ retry }: { retry: () => void }) {
  return <ListError title="Error Loading Categories" retry={retry} />;
}

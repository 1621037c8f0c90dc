import { PageNotFound } from "@/app/page-not-found";
import { EmptyState } from "@/components/layout/empty-state";

export function PreviewNotFound() {
  return (
    <PageNotFound>
      <h1 className="sr-only">Nothing to preview</h1>
      <EmptyState
        title="Nothing to preview"
        description="It has been deleted, or the address has a slip in it."
      />
    </PageNotFound>
  );
}

import type { Metadata } from "next";
import { PageNotFound } from "@/app/page-not-found";
import { EmptyState } from "@/components/layout/empty-state";

export const metadata: Metadata = { title: "Page not found" };

/** An address below /admin that no other route knows: said in the back office, which has its own navigation. */
export default function UnknownAdminPage() {
  return (
    <PageNotFound>
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        title="Page not found"
        description="Nothing is at this address. It may have moved, or the link has a slip in it."
      />
    </PageNotFound>
  );
}

import { PageNotFound } from "@/app/page-not-found";
import { EmptyState } from "@/components/layout/empty-state";

/** What the back office has not: a preview, when nothing else is said. */
export function OfficeNotFound({
  title = "Nothing to preview",
  description = "It has been deleted, or the address has a slip in it.",
}) {
  return (
    <PageNotFound>
      <h1 className="sr-only">{title}</h1>
      <EmptyState title={title} description={description} />
    </PageNotFound>
  );
}

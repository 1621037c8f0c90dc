import { PageNotFound } from "@/app/page-not-found";
import { ToolNotFound } from "@/components/tool-detail/tool-not-found";

/** What a page about a tool returns when there is no such tool. */
export function ToolPageNotFound() {
  return (
    <PageNotFound>
      <ToolNotFound />
    </PageNotFound>
  );
}

import { PageNotFound } from "@/app/page-not-found";
import { ToolNotFound } from "@/components/tool-detail/tool-not-found";

export function ToolPageNotFound() {
  return (
    <PageNotFound>
      <ToolNotFound />
    </PageNotFound>
  );
}

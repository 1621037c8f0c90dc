import type { ReactNode } from "react";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { setPageStatus } from "@/lib/platform/http/page-status";

/** What a page returns when its subject does not exist: `if (!tool) return <PageNotFound />`. */
export function PageNotFound({ children = <NotFoundScreen /> }: { children?: ReactNode }) {
  setPageStatus(404);
  return children;
}

import type { ReactNode } from "react";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { currentRequest } from "@/lib/platform/cache/request-store.mjs";

/**
 * What a page returns when its subject does not exist: `if (!tool) return <PageNotFound />`. It is sent whole, which the
 * framework's `notFound()` is not.
 */
export function PageNotFound({ children = <NotFoundScreen /> }: { children?: ReactNode }) {
  const request = currentRequest();
  if (request) request.status = 404;
  return children;
}

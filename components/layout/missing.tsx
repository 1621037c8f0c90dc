import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { NotFoundScreen } from "@/components/layout/not-found-screen";

/**
 * What a cached page returns when its subject does not exist: `if (!tool) return <Missing />`. The answer is a 404
 * that carries the screen. A plain `notFound()` answers 404 as well, but with an empty body that only JavaScript fills.
 * A page made for each request must go on calling `notFound()`: inside a boundary its status would be 200.
 */
export function Missing({ children = <NotFoundScreen /> }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <Suspense fallback={null}>
        <Answer404 />
      </Suspense>
    </>
  );
}

// While a page is prerendered, the boundary confines the error to itself, and the status is still set.
async function Answer404(): Promise<ReactNode> {
  notFound();
}

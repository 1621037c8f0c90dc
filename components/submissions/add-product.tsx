"use client";

import type { ComponentProps } from "react";
import type { AddProductForm } from "@/components/submissions/add-product-form";
import { LazyLoaded } from "@/components/ui/lazy-loaded";
import { Skeleton } from "@/components/ui/skeleton";

/** In the size of the form. */
function Waiting() {
  return (
    <div role="status" aria-label="Loading the form" className="flex flex-col gap-5 noscript:hidden">
      {[44, 128 + 26, 40, 44, 44 + 26, 44, 62].map((height, i) => (
        <div key={i} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton style={{ height }} />
        </div>
      ))}
      <Skeleton className="h-11 w-full sm:w-36" />
    </div>
  );
}

/** The form of /add-product. It reads a draft that only the browser has, so it is drawn there. */
export function AddProduct(props: ComponentProps<typeof AddProductForm>) {
  return (
    // Where the focus goes when it was tried again: behind the heading.
    <div>
      <LazyLoaded
        load={async () => (await import("@/components/submissions/add-product-form")).AddProductForm}
        failure="The form could not be loaded."
        waiting={<Waiting />}
      >
        {(Form) => <Form {...props} />}
      </LazyLoaded>
    </div>
  );
}

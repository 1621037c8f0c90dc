"use client";

import { TriangleAlert } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

/** What stands where a list could not be read, with a way to try again. */
export function ListError({ title, retry }: { title: string; retry: () => void }) {
  return (
    <div className="container py-10" role="alert">
      <EmptyState
        icon={<TriangleAlert strokeWidth={1.75} />}
        title={title}
        description="Please try again later"
        action={
          <Button variant="outline" size="lg" onClick={retry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

"use client";

import { TriangleAlert } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

/** What stands where posts could not be read, with a way to try again. */
export function PostsError({
  title,
  description,
  retry,
}: {
  title: string;
  description?: string;
  retry: () => void;
}) {
  return (
    <div className="container py-10" role="alert">
      <EmptyState
        icon={<TriangleAlert strokeWidth={1.75} />}
        title={title}
        description={description}
        action={
          <Button variant="outline" size="lg" onClick={retry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

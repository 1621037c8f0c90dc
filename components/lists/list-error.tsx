"use client";

import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { triangleAlert } from "@/components/ui/icon-paths";

/** What stands where a list could not be read, with a way to try again. */
export function ListError({
  title,
  description = "Please try again later",
  retry,
}: {
  title: string;
  description?: string;
  retry: () => void;
}) {
  return (
    <div className="container py-10" role="alert">
      <EmptyState
        icon={<Icon path={triangleAlert} />}
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

"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useMark } from "@/components/reviews/helpful";
import { useOwnsTool } from "@/components/reviews/own-tool";
import { toast } from "@/components/ui/toast";
import type { ReviewDto } from "@/lib/reviews/schema";

/** What an owner of the tool said to a review; for its owners with the way to write and change it, which is fetched then. */
export function OwnerAnswer({
  review,
  reviewer,
  children,
}: {
  review: ReviewDto;
  reviewer: string;
  /** The answer as everybody reads it. */
  children: ReactNode;
}) {
  const isOwn = useMark(review.toolId, review.id) === "own";
  const answers = useOwnsTool(review.toolId) && !isOwn;
  const [Editor, setEditor] = useState<ComponentType<{ review: ReviewDto; reviewer: string }>>();

  useEffect(() => {
    if (!answers) return;
    import("@/components/reviews/owner-answer-editor").then(
      (module) => setEditor(() => module.OwnerAnswerEditor),
      () =>
        toast.error("Failed to load the form. Please check your internet connection and reload the page."),
    );
  }, [answers]);

  return answers && Editor ? <Editor review={review} reviewer={reviewer} /> : children;
}

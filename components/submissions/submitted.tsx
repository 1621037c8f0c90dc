import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import type { SubmissionDto } from "@/lib/submissions/schema";

/** What happens with a submission that was just sent, and where to follow it. Takes the focus. */
export function Submitted({ submission, onAgain }: { submission: SubmissionDto; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // What was long is short now: from the top all of it is in sight, below what stays there.
    window.scrollTo({ top: 0 });
  }, []);
  const { toolName, toolSlug, queuePlace } = submission;
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-labelledby="submitted"
      role="group"
      className="border-border animate-in rounded-lg border p-6 outline-none"
    >
      <CircleCheck className="text-primary-text size-6" />
      <h2 id="submitted" className="mt-3 text-lg">
        {toolSlug ? `${toolName} is in the directory` : `${toolName} waits for review`}
      </h2>
      <p className="text-muted mt-1">
        {toolSlug
          ? "It is on the site from now on."
          : `It is number ${queuePlace ?? 1} in the queue. Your dashboard shows when it has been decided.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton
          href={toolSlug ? `/ai-tools/${toolSlug}` : "/dashboard?tab=submissions"}
          variant="default"
        >
          {toolSlug ? "Open the tool" : "See my submissions"}
        </LinkButton>
        <Button variant="outline" size="lg" onClick={onAgain}>
          Add another tool
        </Button>
      </div>
    </div>
  );
}

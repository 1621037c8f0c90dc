"use client";

import { useRouter } from "next/navigation";
import { useConfirm } from "@/components/forms/confirm";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { withdrawSubmissionApi } from "@/lib/submissions/api";
import type { SubmissionDto } from "@/lib/submissions/schema";

/** Takes back what one sent in, while it waits. What was written is found again in the form of /add-product. */
export function WithdrawSubmission({ submission }: { submission: SubmissionDto }) {
  const { id, toolName } = submission;
  const router = useRouter();
  const confirm = useConfirm();
  const [busy, run] = useBusy();

  async function withdraw() {
    const agreed = await confirm({
      title: `Withdraw ${toolName}?`,
      description:
        "It loses its place in the queue. What you wrote stands in the form to add a tool then, in place of anything typed there, and can be sent in again with other words.",
      action: "Withdraw",
      destructive: true,
    });
    if (!agreed) return;
    const remove = async () => {
      const { keepSubmission } = await import("@/components/submissions/add-product-draft");
      await call<typeof withdrawSubmissionApi>("DELETE", "/api/me/submissions/{id}", { params: { id } });
      keepSubmission(submission);
      toast.success("Your submission is withdrawn", "What you wrote is kept in the form to add a tool.", {
        label: "Send it in again",
        onClick: () => router.push("/add-product"),
      });
      // The row goes, and this button with it.
      document.getElementById("main")?.focus({ preventScroll: true });
      router.refresh();
    };
    await run(remove, (reason) => {
      toast.error("Failed to withdraw the submission", messageOf(reason));
      // Where the server can't be reached, the router would leave the page.
      if (reason instanceof CallError && reason.status > 0) router.refresh();
    });
  }

  return (
    <Button
      variant="link"
      size="sm"
      className="h-8 w-fit px-0"
      aria-disabled={busy}
      onClick={() => void withdraw()}
    >
      Withdraw<span className="sr-only"> {toolName}</span>
    </Button>
  );
}

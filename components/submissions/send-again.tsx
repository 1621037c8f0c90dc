"use client";

import { useRouter } from "next/navigation";
import { useConfirm } from "@/components/forms/confirm";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useBusy } from "@/components/ui/use-busy";
import type { SubmissionDto } from "@/lib/submissions/schema";

/** Opens the form of /add-product with what one sent in and was rejected, to be corrected there and sent in again. */
export function SendAgain({ submission }: { submission: SubmissionDto }) {
  const { toolName } = submission;
  const router = useRouter();
  const confirm = useConfirm();
  const [busy, run] = useBusy();

  async function open() {
    const { keepSubmission, readProduct } = await import("@/components/submissions/add-product-draft");
    const isTyped = Object.values(readProduct()).some(({ length }) => length > 0);
    const agreed =
      !isTyped ||
      (await confirm({
        title: `Send ${toolName} in again?`,
        description:
          "What you wrote of it stands in the form to add a tool then, in place of what is typed there.",
        action: "Open the form",
      }));
    if (!agreed) return;
    keepSubmission(submission);
    router.push("/add-product");
  }

  return (
    <Button
      variant="link"
      size="sm"
      className="h-8 w-fit px-0"
      aria-disabled={busy}
      onClick={() => void run(open, () => toast.error("The form could not be loaded."))}
    >
      Send it in again<span className="sr-only"> {toolName}</span>
    </Button>
  );
}

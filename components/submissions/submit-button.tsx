"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";

const SubmitDialog = late("the form", () => import("@/components/submissions/submit-dialog"));

/** Opens the form to submit a tool, which is loaded when somebody reaches for it; afterwards the page is made anew. */
export function SubmitButton({ categories }: { categories: string[] }) {
  const [open, setOpen] = useState<boolean>();
  const router = useRouter();
  return (
    <>
      <Button size="lg" aria-haspopup="dialog" {...SubmitDialog.reach} onClick={() => setOpen(true)}>
        <Plus />
        Submit a tool
      </Button>
      {open !== undefined && (
        <SubmitDialog
          open={open}
          categories={categories}
          onClose={() => setOpen(false)}
          onSubmitted={() => router.refresh()}
        />
      )}
    </>
  );
}

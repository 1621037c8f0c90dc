"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const load = () => import("@/components/submissions/submit-dialog").then(({ SubmitDialog }) => SubmitDialog);
const SubmitDialog = dynamic(load, { ssr: false });

/** Opens the form to submit a tool, which is loaded when somebody reaches for it; afterwards the page is made anew. */
export function SubmitButton({ categories }: { categories: string[] }) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const router = useRouter();
  return (
    <>
      <Button
        size="lg"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        Submit a tool
      </Button>
      {opened && (
        <SubmitDialog
          open={open}
          categories={categories}
          onOpenChange={setOpen}
          onSubmitted={() => router.refresh()}
        />
      )}
    </>
  );
}

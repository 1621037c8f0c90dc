"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import type { ReportDialogProps } from "@/components/reports/report-dialog";
import { toast } from "@/components/ui/toast";

/** Opens the form in which somebody says what is wrong with a tool or a review. It is loaded then. */
export function ReportButton({
  about,
  id,
  name,
  className,
  children,
}: {
  about: "tool" | "review";
  id: string;
  /** The tool, or who wrote the review. */
  name: string;
  className: string;
  children: ReactNode;
}) {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);

  async function show() {
    setOpen(true);
    if (Dialog) return;
    try {
      const { ReportDialog } = await import("@/components/reports/report-dialog");
      setDialog(() => ReportDialog);
    } catch {
      toast.error("Failed to load the form. Please check your internet connection and reload the page.");
    }
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => void show()}>
        {children}
      </button>
      {Dialog && open && <Dialog about={about} id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

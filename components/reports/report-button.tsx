"use client";

import { type ReactNode, useState } from "react";
import { late } from "@/components/ui/late";

const ReportDialog = late("the form", () => import("@/components/reports/report-dialog"));

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
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <ReportDialog about={about} id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useFormLabel } from "@/components/forms/form-context";

/** A part of a form that is closed until somebody opens it, or something in it is wrong. */
export function FormSection({
  name,
  title,
  hint,
  children,
}: {
  /** The field of the form that holds all of it. */
  name: string;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  const { errors } = useFormContext().formState;
  const [open, setOpen] = useState(false);
  useFormLabel(name, title);
  return (
    <details
      className="group border-border min-w-0 rounded-md border"
      open={open || name in errors}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="hover:bg-surface flex min-h-11 list-none items-center justify-between gap-4 rounded-md px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-col">
          <span className="text-sm font-medium">{title}</span>
          <span className="text-muted text-xs">{hint}</span>
        </span>
        <ChevronDown className="text-muted size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-border flex flex-col gap-5 border-t p-4">{children}</div>
    </details>
  );
}

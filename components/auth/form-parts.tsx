import { LoaderCircle } from "lucide-react";
import { Button } from "@/components/ui/button";

export function Problem({ children }: { children?: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <p className="border-danger text-danger rounded-md border p-3 text-sm">{children}</p>}
    </div>
  );
}

/** The button of a form. While it works it keeps the focus and takes no second press. */
export function SubmitButton({
  busy,
  label,
  busyLabel,
}: {
  busy: boolean;
  label: string;
  busyLabel: string;
}) {
  return (
    <Button type="submit" size="lg" className="w-full" aria-disabled={busy}>
      {busy && <LoaderCircle className="animate-spin-slow" />}
      {busy ? busyLabel : label}
    </Button>
  );
}

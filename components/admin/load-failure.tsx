import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

export function LoadFailure({
  retry,
  disabled,
  children,
}: {
  retry: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="border-border flex flex-col items-center gap-3 rounded-lg border px-4 py-12 text-center text-sm"
    >
      <p>{children}</p>
      <Button variant="outline" onClick={retry} aria-disabled={disabled}>
        <RefreshCw />
        Try again
      </Button>
    </div>
  );
}

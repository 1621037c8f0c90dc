import { Copy } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** A text to copy, with a button that does. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  async function copy() {
    try {
      // Without https navigator.clipboard is undefined; the text can be marked by hand.
      await navigator.clipboard.writeText(text);
      toast.success(`${label} copied`);
    } catch {
      toast.error("Failed to copy", "Please select the text and copy it yourself.");
    }
  }
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-muted text-sm">
        {label}
      </p>
      <div className="border-border bg-background mt-1 flex items-center gap-2 rounded-md border py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 text-sm break-all select-all">{text}</code>
        <Button
          variant="ghost"
          size="icon"
          className="max-sm:size-11"
          aria-label={`Copy ${label.toLowerCase()}`}
          onClick={() => void copy()}
        >
          <Copy aria-hidden strokeWidth={1.75} />
        </Button>
      </div>
    </div>
  );
}

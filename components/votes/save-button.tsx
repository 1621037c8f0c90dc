import { type ReactNode, useState } from "react";
import { useOnList } from "@/components/votes/own-lists";
import { toggleSave } from "@/components/votes/toggle";

/**
 * Saves a tool, and takes it from the saved ones. All of them that show one tool are in step, in other tabs too.
 *
 * @param label what it is called, where its content does not say it
 */
export function SaveButton({
  id,
  className,
  label,
  children,
}: {
  id: string;
  className: string;
  label?: string;
  children?: (saved: boolean) => ReactNode;
}) {
  const saved = useOnList("savedTools", id);
  const [busy, setBusy] = useState(false);
  return (
    <button
      className={className}
      aria-pressed={saved}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={() => {
        setBusy(true);
        void toggleSave(id).finally(() => setBusy(false));
      }}
    >
      {children?.(saved)}
    </button>
  );
}

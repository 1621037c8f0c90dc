import type { ReactNode } from "react";
import { type Chosen, toggleChosen, useIsChosen } from "@/components/comparison/tray-store";

/**
 * Chooses a tool to be compared with others, and takes it back. All of them that show one tool are in step, in other tabs
 * too.
 *
 * @param label what it is called, where its content does not say it
 */
export function CompareButton({
  tool,
  className,
  label,
  children,
}: {
  tool: Chosen;
  className: string;
  label?: string;
  children?: ReactNode;
}) {
  return (
    <button
      className={className}
      aria-pressed={useIsChosen(tool.id)}
      aria-label={label}
      onClick={() => toggleChosen(tool)}
    >
      {children}
    </button>
  );
}

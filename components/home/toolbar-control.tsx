import type { ComponentProps } from "react";
import { controlClasses } from "@/components/home/control-classes";

/**
 * A control of the toolbar that opens a panel beside it.
 *
 * @param keys that open it, beside those that press a button
 */
export function ToolbarControl({
  open,
  onOpen,
  keys = [],
  className = "",
  ...button
}: Omit<ComponentProps<"button">, "onClick" | "onKeyDown"> & {
  open: boolean;
  onOpen: (open: boolean) => void;
  keys?: string[];
}) {
  return (
    <button
      type="button"
      aria-expanded={open}
      className={`${controlClasses} ${className}`}
      onClick={() => onOpen(!open)}
      onKeyDown={(event) => {
        if (!keys.includes(event.key)) return;
        event.preventDefault();
        onOpen(true);
      }}
      {...button}
    />
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { layoutGrid, layoutList } from "@/components/ui/home-icon-paths";

type Layout = "grid" | "list";

const layouts = [
  { value: "grid", label: "Grid", icon: layoutGrid },
  { value: "list", label: "List", icon: layoutList },
] as const;

const changed = "almanac:layout";

function subscribe(onChange: () => void) {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

function choose(layout: Layout) {
  document.documentElement.dataset.layout = layout;
  try {
    localStorage.setItem("layout", layout);
  } catch {
    // It holds for this page then.
  }
  dispatchEvent(new Event(changed));
}

/**
 * Shows tools as cards or as rows, here and in all other lists, from now on. The document has what was chosen before the first
 * paint (components/inline-scripts/first-paint.ts), and the styles of `.list` follow it.
 *
 * @param usual what the list is for somebody who has not chosen
 */
export function LayoutSwitch({ usual = "grid" }: { usual?: Layout }) {
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.layout ?? usual,
    () => usual,
  );
  return (
    <div role="group" aria-label="Layout" className="layouts">
      {layouts.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          value={value}
          title={label}
          aria-pressed={chosen === value}
          onClick={() => choose(value)}
        >
          <span className="sr-only">{label}</span>
          <Icon path={icon} className="size-4" />
        </button>
      ))}
    </div>
  );
}

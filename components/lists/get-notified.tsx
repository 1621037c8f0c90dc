"use client";

import { Bell } from "lucide-react";
import { save } from "@/components/tools/card-actions";

/** Asks to be told of a tool's launch. */
export function GetNotified({ id, name }: { id: string; name: string }) {
  return (
    <button
      type="button"
      aria-pressed={false}
      onClick={() => save(id)}
      className="border-border-strong bg-background text-foreground hover:bg-surface-2 relative z-1 inline-flex h-11 items-center gap-2 rounded-md border px-4 text-sm font-medium transition-colors duration-150 sm:h-9"
    >
      <Bell aria-hidden strokeWidth={1.75} className="size-4" />
      Get Notified
      <span className="sr-only">of the launch of {name}</span>
    </button>
  );
}

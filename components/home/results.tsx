"use client";

import type { ReactNode } from "react";
import { useListNavigation } from "@/components/home/list-navigation";

/** The list itself: it steps back while another view of it is on its way. */
export function Results({ children }: { children: ReactNode }) {
  const { pending } = useListNavigation();
  return (
    <div
      aria-busy={pending}
      className={`mt-4 transition-opacity duration-150 ${pending ? "opacity-50" : ""}`}
    >
      {children}
    </div>
  );
}

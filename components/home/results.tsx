"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useListNavigation } from "@/components/home/list-navigation";

/** After how many milliseconds a wait is told to those who can't see it: most are over by then. */
const worthTelling = 400;

/** The list itself: it steps back while another view of it is on its way. */
export function Results({ children }: { children: ReactNode }) {
  const { pending } = useListNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), worthTelling);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return (
    <>
      {/* Not in what is busy: nothing is announced of that. */}
      <p role="status" className="sr-only">
        {late && "Loading results…"}
      </p>
      <div aria-busy={pending} className={`mt-4 transition-opacity ${pending ? "opacity-50" : ""}`}>
        {children}
      </div>
    </>
  );
}

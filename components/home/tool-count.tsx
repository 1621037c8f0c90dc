"use client";

import { useEffect, useState } from "react";
import { memory } from "@/components/home/memory";
import { formatCount } from "@/lib/tools/utils";

const stepsPerSecond = 20;
const steps = 20;
/** Who sees the number only now has read it already: it stays as it is. */
const latest = 3_000;

/**
 * The number of tools, counted up once. The number itself is always there, for its room and for screen readers; the
 * running one lies over it.
 */
export function ToolCount({ count }: { count: number }) {
  const [step, setStep] = useState(steps);
  const running = step < steps;

  useEffect(() => {
    if (memory.counted) return;
    memory.counted = true;
    if (performance.now() > latest || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let at = 0;
    const timer = setInterval(() => {
      at += 1;
      setStep(at);
      if (at >= steps) clearInterval(timer);
    }, 1000 / stepsPerSecond);
    return () => {
      clearInterval(timer);
      setStep(steps);
    };
  }, []);

  return (
    <span className="tabular relative">
      <span className={running ? "opacity-0" : undefined}>{formatCount(count)}</span>
      {running && (
        <span aria-hidden className="absolute inset-0 text-right">
          {formatCount(Math.round((count * step) / steps))}
        </span>
      )}
    </span>
  );
}

"use client";

import { CompareLink } from "@/components/comparison/compare-link";
import { useChosen } from "@/components/comparison/tray-store";

/** What is chosen to be compared on this device; nothing before something is. */
export function TrayChoice() {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="choice" className="border-border mb-10 rounded-lg border p-4">
      <h2 id="choice" className="text-lg">
        Your choice
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {chosen.map(({ id, name, slug }) => (
          <li key={id}>
            <a href={`/ai-tools/${slug}`} className="link inline-flex min-h-6 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        {chosen.length > 1 ? <CompareLink chosen={chosen} /> : "Choose one more tool to compare it with."}
      </p>
    </section>
  );
}

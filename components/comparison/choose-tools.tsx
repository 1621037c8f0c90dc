"use client";

import { SmallLogo } from "@/components/comparison/small-logo";
import { CompareLink } from "@/components/comparison/compare-link";
import { ToolField } from "@/components/comparison/tool-field";
import { clearChosen, toggleChosen, useChosen } from "@/components/comparison/tray-store";
import { Button } from "@/components/ui/button";
import { cross, Icon } from "@/components/ui/icon";

const fieldId = "compare-field";
const toField = () => document.getElementById(fieldId)?.focus();

/** Two to four tools are named here, and their comparison is opened. What is chosen elsewhere on this device is here as well. */
export function ChooseTools() {
  const chosen = useChosen();
  return (
    <section
      aria-labelledby="choice"
      className="border-border bg-surface mb-10 rounded-lg border p-4 sm:p-5 noscript:hidden"
    >
      <h2 id="choice" className="text-lg">
        Choose two to four tools
      </h2>
      {chosen.length > 0 && (
        <ul aria-label="Your choice" className="mt-3 flex flex-wrap gap-2">
          {chosen.map((tool) => (
            <li
              key={tool.id}
              className="border-border bg-background flex max-w-full items-center rounded-md border pl-2 text-sm"
            >
              <SmallLogo slug={tool.slug} />
              <a href={`/ai-tools/${tool.slug}`} className="truncate py-2 pl-2 hover:underline">
                {tool.name}
              </a>
              <button
                type="button"
                aria-label={`Remove ${tool.name} from the comparison`}
                onClick={() => {
                  toggleChosen(tool);
                  toField();
                }}
                className="text-muted hover:text-foreground grid size-11 shrink-0 place-items-center rounded-md sm:size-9"
              >
                <Icon path={cross} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex max-w-3xl flex-col gap-3 sm:flex-row">
        <ToolField id={fieldId} chosen={chosen.map(({ id }) => id)} onChoose={toggleChosen} />
        <div className="flex shrink-0 items-start gap-2 [&>*]:h-11 [&>*]:max-sm:flex-1">
          <CompareLink chosen={chosen} />
          {chosen.length > 0 && (
            <Button
              variant="ghost"
              onClick={() => {
                clearChosen();
                toField();
              }}
            >
              Clear all
            </Button>
          )}
        </div>
      </div>
      <p className="text-muted mt-2 text-sm">
        {chosen.length === 1
          ? "Choose one more tool to compare it with."
          : "Compare on the card or the page of a tool chooses it as well."}
      </p>
    </section>
  );
}

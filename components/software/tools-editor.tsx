"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { z } from "zod";
import { TextAreaField } from "@/components/admin/form-fields";
import { ToolLogo, ToolPicker } from "@/components/admin/tool-picker";
import { Button } from "@/components/ui/button";
import type { softwareForm } from "@/lib/software-pages/schema";

type Values = z.input<typeof softwareForm>;

/** The tools that a page recommends: their order, by buttons that keep the focus, and the reason for each. */
export function ToolsEditor() {
  const { control, formState } = useFormContext<Values>();
  const { fields, append, move, remove } = useFieldArray({ control, name: "tools" });
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // What is to have the focus once the list has changed: a row's button, or the search.
  const wanted = useRef<string>(undefined);
  const error = formState.errors.tools?.root?.message ?? formState.errors.tools?.message;

  useEffect(() => {
    if (!wanted.current) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-do="${wanted.current}"]`);
    wanted.current = undefined;
    (button ?? picker.current)?.focus();
  }, [fields]);

  function shift(from: number, to: number, what: string) {
    if (to < 0 || to >= fields.length) return;
    wanted.current = `${what}-${to}`;
    move(from, to);
    setSaid(`${fields[from]!.name} is now number ${to + 1} of ${fields.length}.`);
  }
  function drop(at: number) {
    wanted.current = `remove-${Math.min(at, fields.length - 2)}`;
    remove(at);
    setSaid(`${fields[at]!.name} removed.`);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-base font-semibold">Recommended tools</legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      {fields.length > 0 ? (
        <ol ref={list} className="flex flex-col gap-2">
          {fields.map((field, at) => (
            <li key={field.id} className="border-border flex flex-col gap-2 rounded-md border p-3">
              <div className="flex items-center gap-2">
                <span className="text-muted tabular w-5 shrink-0 text-sm">{at + 1}.</span>
                <ToolLogo src={field.logo} />
                <span className="mr-auto min-w-0 truncate text-sm font-medium">{field.name}</span>
                <Button
                  variant="ghost"
                  size="icon"
                  data-do={`up-${at}`}
                  aria-label={`Move ${field.name} up`}
                  aria-disabled={at === 0}
                  onClick={() => shift(at, at - 1, "up")}
                >
                  <ArrowUp aria-hidden strokeWidth={1.75} />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-do={`down-${at}`}
                  aria-label={`Move ${field.name} down`}
                  aria-disabled={at === fields.length - 1}
                  onClick={() => shift(at, at + 1, "down")}
                >
                  <ArrowDown aria-hidden strokeWidth={1.75} />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  data-do={`remove-${at}`}
                  aria-label={`Remove ${field.name}`}
                  onClick={() => drop(at)}
                >
                  <Trash2 aria-hidden strokeWidth={1.75} />
                </Button>
              </div>
              <TextAreaField
                name={`tools.${at}.reason`}
                label="Why it is here"
                required
                rows={2}
                maxLength={1_000}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">No tools yet. Search for the first one below.</p>
      )}
      <ToolPicker
        ref={picker}
        label="Add a tool"
        error={error}
        chosen={fields.map(({ toolId }) => toolId)}
        onChoose={({ _id, name, logo }) => {
          append({ toolId: _id, reason: "", name, logo }, { focusName: `tools.${fields.length}.reason` });
          setSaid(`${name} added as number ${fields.length + 1}.`);
        }}
      />
    </fieldset>
  );
}

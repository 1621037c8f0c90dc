import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Controller } from "react-hook-form";
import { Field } from "@/components/forms/fields";
import { cn } from "@/lib/utils";

/**
 * A list of short texts. Enter adds one, and a comma does where `commas` says so; duplicates are ignored, Backspace in the
 * empty field removes the last. What is still in the field when it is left counts as added.
 * What was added or removed is said, and the focus of a removed one goes to the next, or to the field.
 */
export function TagsField({
  name,
  label,
  hint,
  suggestions = [],
  commas = false,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  suggestions?: readonly string[];
  commas?: boolean;
}) {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const list = useId();
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const tags = (value ?? []) as string[];
        const isWrong = (at: number) => Array.isArray(error) && Boolean(error[at]);
        const add = (raw: string[], left = "") => {
          setText(left);
          const next = [...new Set([...tags, ...raw.map((tag) => tag.trim()).filter(Boolean)])];
          if (next.length === tags.length) return;
          onChange(next);
          setSaid(`${next.slice(tags.length).join(", ")} added.`);
        };
        const remove = (at: number) => {
          onChange(tags.toSpliced(at, 1));
          setSaid(`${tags[at]} removed.`);
        };
        /** What stands before a comma is added, the rest goes on being typed. */
        const type = (typed: string) => {
          const parts = commas ? typed.split(",") : [typed];
          add(parts.slice(0, -1), commas ? parts.at(-1)?.trimStart() : typed);
        };
        const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === "Enter") {
            event.preventDefault();
            add([text]);
          } else if (event.key === "Backspace" && text === "" && tags.length > 0) {
            remove(tags.length - 1);
          }
        };
        return (
          <Field name={name} label={label} hint={hint}>
            {(control) => (
              <div
                ref={box}
                className="border-input bg-background focus-within:outline-secondary-text flex min-h-10 flex-wrap items-center gap-1.5 rounded-md border px-2 py-1.5 focus-within:outline-2 focus-within:outline-offset-2"
              >
                <span role="status" className="sr-only">
                  {said}
                </span>
                {tags.map((tag, at) => (
                  <span
                    key={tag}
                    className={cn(
                      "badge max-w-full gap-1 pr-0.5",
                      isWrong(at) && "border-danger text-danger",
                    )}
                  >
                    <span className="truncate">{tag}</span>
                    {isWrong(at) && <span className="sr-only"> (not possible)</span>}
                    <button
                      type="button"
                      aria-label={`Remove ${tag}`}
                      className="text-muted hover:bg-border hover:text-foreground grid size-6 place-items-center rounded-sm"
                      onClick={() => {
                        flushSync(() => remove(at));
                        box.current?.querySelectorAll<HTMLElement>("button, input")[at]?.focus();
                      }}
                    >
                      <X className="size-3" />
                    </button>
                  </span>
                ))}
                <input
                  {...control}
                  ref={ref}
                  className="h-7 min-w-32 grow bg-transparent px-1 text-sm outline-none"
                  list={suggestions.length > 0 ? list : undefined}
                  value={text}
                  onChange={(event) => type(event.target.value)}
                  onKeyDown={onKeyDown}
                  onBlur={() => {
                    add([text]);
                    onBlur();
                  }}
                />
                {suggestions.length > 0 && (
                  <datalist id={list}>
                    {suggestions
                      .filter((suggestion) => !tags.includes(suggestion))
                      .map((suggestion) => (
                        <option key={suggestion} value={suggestion} />
                      ))}
                  </datalist>
                )}
              </div>
            )}
          </Field>
        );
      }}
    />
  );
}

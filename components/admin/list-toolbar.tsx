"use client";

import { RotateCcw, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";

export type ListFilter = { name: string; label: string; options: { value: string; label: string }[] };

/** How long somebody may pause in typing before the list is asked, milliseconds. */
const debounce = 300;

/** Search and filters above a table. */
export function ListToolbar({
  searchLabel,
  q,
  filters,
  values,
  onChange,
  onReset,
  children,
}: {
  searchLabel: string;
  q: string;
  filters: ListFilter[];
  values: Record<string, string>;
  onChange: (changes: Record<string, string>) => void;
  onReset: () => void;
  children?: ReactNode;
}) {
  const [text, setText] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Going back in the history changes the search as well.
  if (q !== shownFor) {
    setShownFor(q);
    setText(q);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ q: next.trim() }), wait);
  };

  return (
    <div className="flex flex-wrap items-center gap-2">
      <form
        role="search"
        className="relative min-w-0 grow basis-64 sm:max-w-sm"
        onSubmit={(event) => {
          event.preventDefault();
          search(text, 0);
        }}
      >
        <Search
          aria-hidden
          strokeWidth={1.75}
          className="text-muted pointer-events-none absolute inset-y-0 left-3 my-auto size-4"
        />
        <Input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          className="pl-9"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            search(event.target.value, debounce);
          }}
        />
      </form>
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          aria-label={label}
          className="max-w-48"
          value={values[name] ?? ""}
          onChange={(event) => onChange({ [name]: event.target.value })}
        >
          <option value="">{label}: all</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ))}
      {(q || Object.keys(values).length > 0) && (
        <Button variant="ghost" onClick={onReset}>
          <RotateCcw aria-hidden strokeWidth={1.75} />
          Reset
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

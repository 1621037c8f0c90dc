import { RotateCcw, Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect, Options } from "@/components/ui/native-select";

/** A choice of one value, or a day. With `initial` that value is chosen at first, and "all" is one to choose. */
export type ListFilter = { name: string; label: string } & (
  | { options: { value: string; label: string }[]; initial?: string; type?: never }
  | { type: "date"; initial?: never; options?: never }
);

/** How long somebody may pause in typing before the list is asked, milliseconds. */
const debounce = 300;

/** Search and filters above a table. */
export function ListToolbar({
  searchLabel,
  q,
  filters,
  values,
  onChange,
  canReset,
  onReset,
  children,
}: {
  searchLabel: string;
  q: string;
  filters: ListFilter[];
  values: Record<string, string>;
  onChange: (changes: Record<string, string>) => void;
  canReset: boolean;
  onReset: () => void;
  children?: ReactNode;
}) {
  const [text, setText] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  const [sent, setSent] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Going back in the history changes the search as well. What was sent from here may have been typed on since, or end in a space.
  if (q !== shownFor) {
    setShownFor(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(next.trim());
      onChange({ q: next.trim() });
    }, wait);
  };

  const days = filters.filter(({ type }) => type === "date");
  return (
    // As dense as the table below it where there is a pointer to hit it with.
    <div className="flex flex-wrap items-center gap-2 sm:[&_input]:h-9 sm:[&_input]:text-sm sm:[&_select]:h-9 sm:[&_select]:text-sm">
      <form
        role="search"
        className="relative min-w-0 grow basis-64 sm:max-w-sm"
        onSubmit={(event) => {
          event.preventDefault();
          search(text, 0);
        }}
      >
        <Search className="text-muted pointer-events-none absolute inset-y-0 left-3 my-auto size-4" />
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
      {filters.map(({ name, label, options, initial }) =>
        options ? (
          <NativeSelect
            key={name}
            aria-label={label}
            className="max-w-48 max-sm:max-w-none max-sm:min-w-36 max-sm:flex-1"
            value={values[name] ?? initial ?? ""}
            onChange={({ target: { value } }) => onChange({ [name]: value === initial ? "" : value })}
          >
            <option value={initial ? "all" : ""}>{label}: all</option>
            <Options of={options} />
          </NativeSelect>
        ) : null,
      )}
      {days.length > 0 && (
        <span className="flex flex-wrap gap-2 max-sm:w-full">
          {days.map(({ name, label }) => (
            <label key={name} className="text-muted flex min-w-0 items-center gap-2 text-sm max-sm:flex-1">
              <span className="max-sm:w-9">{label}</span>
              <Input
                type="date"
                max="9999-12-31"
                className="w-36 max-sm:w-full max-sm:min-w-0"
                value={values[name] ?? ""}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            </label>
          ))}
        </span>
      )}
      {canReset && (
        <Button
          variant="ghost"
          onClick={() => {
            clearTimeout(timer.current);
            onReset();
          }}
        >
          <RotateCcw />
          Reset
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

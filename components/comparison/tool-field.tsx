import { type KeyboardEvent, useId, useState } from "react";
import { SmallLogo } from "@/components/comparison/small-logo";
import type { Chosen } from "@/components/comparison/tray-store";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { suggestToolsApi } from "@/lib/tools/api";
import { mostCompared } from "@/lib/tools/comparison/utils-address";

/** How long somebody must have stopped typing before the server is asked. */
const debounce = 300;

/** Finds a tool by its name; a choice empties the field for the next one. */
export function ToolField({
  id,
  chosen,
  onChoose,
}: {
  id: string;
  /** Ids that can't be chosen again. */
  chosen: string[];
  onChoose: (tool: Chosen) => void;
}) {
  const list = useId();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState({ query: "", index: 0 });
  const query = text.trim();
  const { data, error, pending, retry } = useAsked(
    query || undefined,
    (signal) => call<typeof suggestToolsApi>("GET", "/api/tools/suggest", { query: { q: query }, signal }),
    { wait: debounce, keep: true },
  );
  const shown = open && query !== "";
  const options = pending || error ? [] : (data ?? []);
  const last = options.length - 1;
  const listed = shown && options.length > 0;
  const active = walked.query === query ? Math.min(walked.index, last) : 0;
  const said = pending
    ? "Searching…"
    : error
      ? "The tools could not be loaded."
      : options.length > 0
        ? ""
        : "No tools found";

  function take(index: number) {
    const tool = options[index];
    if (!tool || chosen.includes(tool.id)) return;
    // A fifth is refused with a word; the name stays.
    if (chosen.length < mostCompared) setText("");
    onChoose(tool);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "Escape" && shown) setOpen(false);
    else if (key === "Enter") {
      if (shown) take(active);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      setOpen(true);
      const next = active + (key === "ArrowDown" ? 1 : -1);
      if (shown) setWalked({ query, index: next < 0 ? last : next > last ? 0 : next });
    } else return;
    event.preventDefault();
  }

  return (
    <div
      className="relative min-w-0 flex-1"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label="Add a tool by its name"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed ? `${list}-${active}` : undefined}
        placeholder="Add a tool by its name"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="border-input bg-background placeholder:text-muted h-11 w-full rounded-md border px-3 text-base"
      />
      {shown && (
        // A press here leaves the focus, and with it the list, where it is.
        <div
          onPointerDown={(event) => event.preventDefault()}
          className="border-border bg-background shadow-float absolute inset-x-0 top-full z-20 mt-1 rounded-md border p-1"
        >
          <ul id={list} role="listbox" aria-label="Tools" hidden={!listed}>
            {options.map((tool, i) => (
              <li
                key={tool.id}
                id={`${list}-${i}`}
                role="option"
                aria-selected={i === active}
                aria-disabled={chosen.includes(tool.id) || undefined}
                onPointerMove={() => setWalked({ query, index: i })}
                onClick={() => take(i)}
                className="aria-selected:bg-surface-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 aria-disabled:cursor-default"
              >
                <SmallLogo slug={tool.slug} />
                <span className="min-w-0 truncate font-medium">{tool.name}</span>
                <span className="text-muted ml-auto min-w-0 truncate text-xs">
                  {chosen.includes(tool.id) ? "Added" : tool.category}
                </span>
              </li>
            ))}
          </ul>
          <p role="status" className={said ? "text-muted p-2 text-sm" : "sr-only"}>
            {said || `${options.length} found`}
            {error !== undefined && !pending && (
              <button type="button" onClick={retry} className="link ml-2 min-h-6">
                Try again
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

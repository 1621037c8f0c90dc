"use client";

import { type Ref, useEffect, useId, useState } from "react";
import { RequiredMark } from "@/components/forms/required";
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from "@/components/ui/command";
import { callPage } from "@/lib/platform/http/client";
import type { listAvailableToolsApi } from "@/lib/sponsorships/api";
import type { AvailableTool } from "@/lib/sponsorships/schema";

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const debounce = 200;

/** Published tools to choose from: the most popular ones, or those that match what is typed. */
export function ToolPicker({
  label,
  required = false,
  error,
  chosen = [],
  onChoose,
  ref,
}: {
  label: string;
  required?: boolean;
  error?: string;
  /** Tools that can't be chosen again. */
  chosen?: string[];
  onChoose: (tool: AvailableTool) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const [text, setText] = useState("");
  const [tools, setTools] = useState<AvailableTool[]>();
  const [failed, setFailed] = useState(false);
  // Which entry Enter takes: the first of every new answer.
  const [active, setActive] = useState("");

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        callPage<typeof listAvailableToolsApi>("GET", "/api/sponsorships/available-tools", {
          query: { q: text, limit: 20 },
          signal: controller.signal,
        }).then(
          ({ items }) => {
            setTools(items);
            setActive(items[0]?._id ?? "");
            setFailed(false);
          },
          () => {
            if (!controller.signal.aborted) setFailed(true);
          },
        );
      },
      text ? debounce : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="flex gap-1 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </span>
      <Command
        shouldFilter={false}
        value={active}
        onValueChange={setActive}
        label={label}
        className="border-input focus-within:outline-secondary-text rounded-md border focus-within:outline-2 focus-within:outline-offset-2"
      >
        <CommandInput
          ref={ref}
          placeholder="Search published tools"
          value={text}
          onValueChange={setText}
          maxLength={200}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <CommandList className="max-h-52" aria-busy={!tools}>
          <CommandEmpty>
            {failed
              ? "Nothing to choose from"
              : !tools
                ? "Loading tools..."
                : text
                  ? `No tools found for "${text}"`
                  : "No tools found"}
          </CommandEmpty>
          {!failed && tools && tools.length > 0 && (
            <CommandGroup>
              {tools.map((tool) => {
                const taken = chosen.includes(tool._id);
                return (
                  <CommandItem
                    key={tool._id}
                    value={tool._id}
                    disabled={taken}
                    onSelect={() => onChoose(tool)}
                  >
                    <ToolLogo src={tool.logo} />
                    <span className="min-w-0 truncate font-medium">{tool.name}</span>
                    <span className="text-muted ml-auto shrink-0 truncate text-xs max-sm:hidden">
                      {taken ? "Added" : tool.category}
                    </span>
                  </CommandItem>
                );
              })}
            </CommandGroup>
          )}
        </CommandList>
      </Command>
      {failed && (
        <p className="text-danger text-sm" role="alert">
          Failed to load tools
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A tool's logo in a row of the back office. */
export function ToolLogo({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      className="border-border bg-tile size-7 shrink-0 rounded-sm border object-contain"
    />
  );
}

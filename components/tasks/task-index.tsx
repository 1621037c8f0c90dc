"use client";

import { useEffect, useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { withQuery } from "@/lib/platform/addresses/utils-query";
import { filterGroups, type TaskGroup } from "@/lib/tasks/utils";
import { counted, formatCount } from "@/lib/tools/utils";

/** How long after the last letter the address has what was typed: browsers refuse one that changes with each. */
const settled = 300;

/**
 * All tasks by category, with a field that narrows them while one types, and keeps that in the address for the way back.
 *
 * @param given what the address says already
 */
export function TaskIndex({ groups, given }: { groups: TaskGroup[]; given: string }) {
  const [text, setText] = useState(given);
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => noteText(text.trim()), settled);
    return () => clearTimeout(timer);
  }, [text]);
  const shown = filterGroups(groups, text);
  const count = shown.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const said = counted(count, "task");
  return (
    <>
      <form
        role="search"
        aria-label="Tasks"
        className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id} className="sr-only">
          Filter tasks
        </label>
        <Input
          id={id}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={200}
          placeholder="Filter tasks, such as “meeting”"
          autoComplete="off"
          className="h-11 max-w-md"
        />
        <p role="status" className="tabular text-muted text-sm">
          {text.trim() ? `${said} found` : said}
        </p>
      </form>
      {shown.length === 0 && (
        <p className="text-muted">
          No task has these words.{" "}
          <a href={`/?q=${encodeURIComponent(text.trim())}`} className="link underline">
            Search the tools instead
          </a>
        </p>
      )}
      <div className="gap-x-8 sm:columns-2 lg:columns-3">
        {shown.map(({ slug, category, tasks }) => (
          <section key={slug} aria-labelledby={`tasks-${slug}`} className="break-inside-avoid pb-8">
            <h2 id={`tasks-${slug}`} className="text-base">
              <a
                href={`/category/${slug}`}
                className="hover:text-secondary-text inline-flex min-h-6 items-center"
              >
                {category}
              </a>
            </h2>
            <ul className="mt-1">
              {tasks.map((task) => (
                <li key={task.slug} className="border-border border-b">
                  <a
                    href={`/tasks/${task.slug}`}
                    className="hover:text-secondary-text flex min-h-11 items-center justify-between gap-4 py-1.5 transition-colors sm:min-h-9"
                  >
                    <span className="min-w-0 wrap-anywhere">{task.name}</span>
                    <span className="tabular text-muted text-sm">
                      <span className="sr-only">, </span>
                      {formatCount(task.tools)}
                      <span className="sr-only"> {task.tools === 1 ? "tool" : "tools"}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function noteText(text: string): void {
  const params = new URLSearchParams(location.search);
  if (text === (params.get("q") ?? "").trim()) return;
  if (text) params.set("q", text);
  else params.delete("q");
  history.replaceState(null, "", withQuery(location.pathname, params));
}

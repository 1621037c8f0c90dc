"use client";

import { type Ref, useState } from "react";
import { useTasks } from "@/components/tasks/use-tasks";
import { Button } from "@/components/ui/button";
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from "@/components/ui/command";
import type { TaskDto } from "@/lib/tasks/schema";
import { matching } from "@/lib/tasks/utils";

/** As many as one looks through; a word more finds the others. */
const shown = 30;

/** Tasks to choose from: those that match what is typed. */
export function TaskPicker({
  label,
  chosen,
  onChoose,
  ref,
}: {
  label: string;
  /** Slugs that can't be chosen again. */
  chosen: string[];
  onChoose: (task: TaskDto) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const { tasks, failed, retry } = useTasks();
  const [text, setText] = useState("");
  const found = matching(tasks ?? [], text).slice(0, shown);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      <Command
        shouldFilter={false}
        label={label}
        className="border-input focus-within:outline-secondary-text rounded-md border focus-within:outline-2 focus-within:outline-offset-2"
      >
        <CommandInput
          ref={ref}
          placeholder="Search tasks"
          value={text}
          onValueChange={setText}
          maxLength={100}
        />
        <CommandList className="max-h-52" aria-busy={!tasks && !failed}>
          <CommandEmpty>
            {failed ? "Nothing to choose from" : tasks ? "No tasks found" : "Loading tasks..."}
          </CommandEmpty>
          {found.length > 0 && (
            <CommandGroup>
              {found.map((task) => {
                const taken = chosen.includes(task.slug);
                return (
                  <CommandItem
                    key={task.slug}
                    value={task.slug}
                    disabled={taken}
                    onSelect={() => {
                      setText("");
                      onChoose(task);
                    }}
                  >
                    <span className="min-w-0 truncate font-medium">{task.name}</span>
                    <span className="text-muted ml-auto shrink-0 truncate text-xs max-sm:hidden">
                      {taken ? "Added" : task.category}
                    </span>
                  </CommandItem>
                );
              })}
            </CommandGroup>
          )}
        </CommandList>
      </Command>
      {failed && (
        <p className="text-danger flex items-center gap-2 text-sm" role="alert">
          Failed to load tasks
          <Button variant="link" size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

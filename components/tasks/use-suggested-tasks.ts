"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const wait = 600;
/** As much of a text as is asked with, and the least that says something. */
const longest = 200;
const shortest = 4;

/** The tasks that some texts speak of, those of the first text first. None while nothing is typed, or they can't be asked for. */
export function useSuggestedTasks(texts: string[]): TaskDto[] {
  const [tasks, setTasks] = useState<TaskDto[]>([]);
  const asked = JSON.stringify(texts.map((text) => text.trim().slice(0, longest)));

  useEffect(() => {
    const controller = new AbortController();
    const ask = (q: string) =>
      q.length < shortest
        ? []
        : call<typeof listTasksApi>("GET", "/api/tasks", { query: { q }, signal: controller.signal });
    const timer = setTimeout(async () => {
      try {
        const found = await Promise.all((JSON.parse(asked) as string[]).map(ask));
        setTasks([...new Map(found.flat().map((task) => [task.slug, task])).values()]);
      } catch {
        // Not worth a message: all tasks can be searched.
      }
    }, wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  return tasks;
}

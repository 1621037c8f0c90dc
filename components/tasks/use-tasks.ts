"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";

/** All tasks, for a list that one chooses from; undefined until they are there. */
export function useTasks() {
  const [tasks, setTasks] = useState<TaskDto[]>();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    call<typeof listTasksApi>("GET", "/api/tasks", { query: {}, signal: controller.signal }).then(
      (found) => {
        setTasks(found);
        setFailed(false);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [asked]);
  return { tasks, failed, retry: () => setAsked((times) => times + 1) };
}

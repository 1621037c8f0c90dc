import { useMemo, useState } from "react";
import { OptionPicker, type Picker } from "@/components/forms/option-picker";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listTasksApi } from "@/lib/tasks/api";
import type { TaskDto } from "@/lib/tasks/schema";
import { matching } from "@/lib/tasks/utils";

/** As many as one looks through; a word more finds the others. */
const shown = 30;

/** Tasks to choose from: those that match what is typed. */
export function TaskPicker(picker: Picker<TaskDto>) {
  const {
    data: tasks,
    error,
    retry,
  } = useAsked("tasks", (signal) => call<typeof listTasksApi>("GET", "/api/tasks", { query: {}, signal }), {
    keep: true,
  });
  const [text, setText] = useState("");
  const options = useMemo(() => tasks && matching(tasks, text).slice(0, shown), [tasks, text]);
  return (
    <OptionPicker
      {...picker}
      noun="tasks"
      placeholder="Search tasks"
      text={text}
      onText={setText}
      options={options}
      keyOf={({ slug }) => slug}
      onChoose={(task) => {
        setText("");
        picker.onChoose(task);
      }}
      failed={error !== undefined}
      retry={retry}
    />
  );
}

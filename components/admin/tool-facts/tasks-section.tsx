"use client";

import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/admin/form-fields";
import { FormSection } from "@/components/admin/form-section";
import { RowButtons } from "@/components/admin/row-buttons";
import { useFieldRows } from "@/components/admin/use-field-rows";
import { TaskPicker } from "@/components/tasks/task-picker";
import type { ToolForm } from "@/lib/tools/schema-form";

const most = 8;

/** What a tool is used for: the most characteristic task first, each with a line that says how. */
export function TasksSection() {
  const { errors } = useFormContext<ToolForm>().formState;
  const { rows, said, list, rest, add, buttons } = useFieldRows<ToolForm["tasks"][number]>(
    "tasks",
    ({ name }) => name,
  );
  const error = errors.tasks?.root?.message ?? errors.tasks?.message;
  return (
    <FormSection
      name="tasks"
      title="Tasks"
      hint="What people use it for, the most characteristic first; at most eight."
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length > 0 ? (
        <ol ref={list} aria-label="Tasks of the tool" className="flex flex-col gap-2">
          {rows.map((row, at) => (
            <li key={row.id} className="border-border flex flex-col gap-2 rounded-md border p-3">
              <div className="flex items-center gap-2">
                <span className="text-muted tabular w-5 shrink-0 text-sm">{at + 1}.</span>
                <span className="mr-auto min-w-0 text-sm font-medium">{row.name}</span>
                <RowButtons name={row.name} {...buttons(at)} />
              </div>
              <TextField
                name={`tasks.${at}.how`}
                label="How it does it"
                required
                maxLength={160}
                autoComplete="off"
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">No tasks yet. Search for the first one below.</p>
      )}
      {error && (
        <p className="text-danger text-sm" role="alert">
          {error}
        </p>
      )}
      {rows.length < most ? (
        <TaskPicker
          ref={rest}
          label="Add a task"
          chosen={rows.map(({ slug }) => slug)}
          onChoose={({ slug, name }) => add({ slug, name, how: "" }, "how")}
        />
      ) : (
        <p className="text-muted text-sm">A tool has at most eight tasks. Remove one to add another.</p>
      )}
    </FormSection>
  );
}

import { SelectField, TextAreaField, TextField } from "@/components/forms/fields";
import { ResourceForm } from "@/components/admin/resource-form";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { call } from "@/lib/platform/http/client";
import { languages } from "@/lib/tasks/schema";
import type { createTaskApi, updateTaskApi } from "@/lib/tasks/api-admin";
import { type TaskAdminDto, taskForm, toTaskForm } from "@/lib/tasks/schema-admin";

export function TaskDialog({
  record: task,
  categories,
  ...handlers
}: RecordForm<TaskAdminDto> & { categories: string[] }) {
  return (
    <ResourceForm
      {...handlers}
      title={task ? `Edit ${task.name}` : "Add Task"}
      kind="task"
      record={task}
      schema={taskForm}
      toValues={toTaskForm}
      compared={{ phrases: { label: "Phrases" } }}
      save={(body, updatedAt) =>
        task
          ? call<typeof updateTaskApi>("PUT", "/api/tasks/{slug}", {
              params: { slug: task.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createTaskApi>("POST", "/api/tasks", { body })
      }
      done={task ? "Task updated successfully" : "Task created successfully"}
      failure="Failed to save task"
      submitLabel={task ? "Save" : "Add task"}
    >
      <TextField
        name="name"
        label="Name"
        maxLength={120}
        autoComplete="off"
        hint="Such as: Transcribe a meeting."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="slug"
          label="Slug"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          hint={task ? "The former one goes on leading here." : "Made from the name when it is empty."}
        />
        <SelectField
          name="category"
          label="Category"
          options={[{ value: "", label: "Select a category" }, ...categories]}
        />
      </div>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-base font-semibold">Phrases</legend>
        <p className="text-muted text-xs sm:col-span-2">What people type for it, one a line.</p>
        {Object.entries(languages).map(([code, name]) => (
          <TextAreaField key={code} name={`phrases.${code}`} label={name} rows={5} lang={code} />
        ))}
      </fieldset>
    </ResourceForm>
  );
}

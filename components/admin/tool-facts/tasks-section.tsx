import { FormSection } from "@/components/admin/form-section";
import { TaskPicker } from "@/components/tasks/task-picker";
import { mostTasks, TaskRows, useTaskRows } from "@/components/tasks/task-rows";

/** What a tool is used for: the most characteristic task first, each with a line that says how. */
export function TasksSection() {
  const { fallback, add, ...shown } = useTaskRows();
  const { rows } = shown;
  return (
    <FormSection
      name="tasks"
      title="Tasks"
      hint="What people use it for, the most characteristic first; at most eight."
    >
      <TaskRows {...shown} />
      {rows.length === 0 && (
        <p className="text-muted text-sm">No tasks yet. Search for the first one below.</p>
      )}
      {rows.length < mostTasks ? (
        <TaskPicker
          ref={fallback}
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

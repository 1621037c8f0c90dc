import type { RefObject } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/fields";
import { RowButtons } from "@/components/admin/row-buttons";
import { useFieldRows } from "@/components/admin/use-field-rows";
import { FormProblem } from "@/components/forms/form-problem";
import type { ToolTasksForm } from "@/lib/tools/facts/schema";

export const mostTasks = 8;

/** The tasks of a form, in its field `tasks`, and how one is added. */
export const useTaskRows = () => useFieldRows<ToolTasksForm[number]>("tasks", ({ name }) => name);

/** What a tool is used for, the most characteristic first, each with a line that says how; what is said of changes, and what is wrong. */
export function TaskRows({
  rows,
  said,
  list,
  buttons,
}: Pick<ReturnType<typeof useTaskRows>, "rows" | "said" | "buttons"> & {
  list: RefObject<HTMLOListElement | null>;
}) {
  const { errors } = useFormContext<{ tasks: ToolTasksForm }>().formState;
  const error = errors.tasks?.root?.message ?? errors.tasks?.message;
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length > 0 && (
        <ol ref={list} aria-label="Tasks of the tool" className="flex flex-col gap-2">
          {rows.map((row, at) => (
            <li key={row.id} className="border-border flex flex-col gap-2 rounded-md border p-3">
              <div className="flex flex-wrap items-center gap-2">
                <span className="text-muted tabular w-5 shrink-0 text-sm">{at + 1}.</span>
                <span className="mr-auto min-w-0 flex-1 basis-32 text-sm font-medium break-words">
                  {row.name}
                </span>
                <RowButtons name={row.name} {...buttons(at)} />
              </div>
              <TextField
                name={`tasks.${at}.how`}
                label="How it does it"
                aria-label={`How it does it: ${row.name}`}
                required
                maxLength={160}
                autoComplete="off"
              />
            </li>
          ))}
        </ol>
      )}
      <FormProblem>{error}</FormProblem>
    </>
  );
}

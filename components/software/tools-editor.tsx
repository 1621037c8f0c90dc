import { useFormContext } from "react-hook-form";
import type { z } from "zod";
import { TextAreaField } from "@/components/forms/fields";
import { RowButtons } from "@/components/admin/row-buttons";
import { ToolLogo, ToolPicker } from "@/components/admin/tool-picker";
import { useFieldRows } from "@/components/admin/use-field-rows";
import type { softwareForm } from "@/lib/software-pages/schema";

type Values = z.input<typeof softwareForm>;
type Row = NonNullable<Values["tools"]>[number];

/** The tools that a page recommends: their order, by buttons that keep the focus, and the reason for each. */
export function ToolsEditor() {
  const { errors } = useFormContext<Values>().formState;
  const { rows, said, list, fallback, add, buttons } = useFieldRows<Row>("tools", ({ name }) => name);
  const error = errors.tools?.root?.message ?? errors.tools?.message;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-base font-semibold">Recommended tools</legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length > 0 ? (
        <ol ref={list} className="flex flex-col gap-2">
          {rows.map((row, at) => (
            <li key={row.id} className="border-border flex flex-col gap-2 rounded-md border p-3">
              <div className="flex items-center gap-2">
                <span className="text-muted tabular w-5 shrink-0 text-sm">{at + 1}.</span>
                <ToolLogo src={row.logo} />
                <span className="mr-auto min-w-0 truncate text-sm font-medium">{row.name}</span>
                <RowButtons name={row.name} {...buttons(at)} />
              </div>
              <TextAreaField
                name={`tools.${at}.reason`}
                label="Why it is here"
                required
                rows={2}
                maxLength={1_000}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">No tools yet. Search for the first one below.</p>
      )}
      <ToolPicker
        ref={fallback}
        label="Add a tool"
        error={error}
        chosen={rows.map(({ toolId }) => toolId)}
        onChoose={({ _id, name, logo }) => add({ toolId: _id, reason: "", name, logo }, "reason")}
      />
    </fieldset>
  );
}

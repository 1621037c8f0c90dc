import { Plus } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { SelectField, TextField } from "@/components/forms/fields";
import { RowButtons } from "@/components/admin/row-buttons";
import { useFieldRows } from "@/components/admin/use-field-rows";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import { emptyPlan, type FactsForm } from "@/lib/tools/facts/schema-form";

const periods = [
  { value: "month", label: "a month" },
  { value: "seat", label: "a seat and month" },
  { value: "year", label: "a year" },
  { value: "once", label: "once" },
  { value: "usage", label: "by use" },
];
/** The form takes any currency; these are offered. */
const currencies = ["USD", "EUR", "GBP"];
const most = 12;

export function PlansField() {
  const { errors } = useFormContext<{ facts: FactsForm }>().formState;
  const { rows, said, list, fallback, add, buttons } = useFieldRows<FactsForm["plans"][number]>(
    "facts.plans",
    ({ name }, at) => name || `Plan ${at + 1}`,
  );
  const error = errors.facts?.plans?.root?.message ?? errors.facts?.plans?.message;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">Plans</legend>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length > 0 && (
        <ol ref={list} className="flex flex-col gap-2">
          {rows.map((row, at) => (
            <li key={row.id}>
              <fieldset className="border-border flex min-w-0 flex-col gap-2 rounded-md border p-3">
                <legend className="sr-only">Plan {at + 1}</legend>
                <div className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_6rem_1.5fr]">
                  <TextField
                    name={`facts.plans.${at}.name`}
                    label="Name"
                    required
                    maxLength={60}
                    autoComplete="off"
                    className="max-sm:col-span-2"
                  />
                  <TextField
                    name={`facts.plans.${at}.amount`}
                    label="Amount"
                    type="number"
                    required={false}
                  />
                  <SelectField
                    name={`facts.plans.${at}.currency`}
                    label="Currency"
                    required={false}
                    options={[
                      { value: "", label: "None" },
                      ...new Set([...currencies, ...(row.currency ? [row.currency] : [])]),
                    ]}
                  />
                  <SelectField
                    name={`facts.plans.${at}.period`}
                    label="Period"
                    options={periods}
                    className="max-sm:col-span-2"
                  />
                </div>
                <div className="flex items-end gap-1">
                  <TextField
                    name={`facts.plans.${at}.note`}
                    label="Note"
                    required={false}
                    maxLength={120}
                    autoComplete="off"
                    className="flex-1"
                  />
                  <RowButtons name={row.name || `plan ${at + 1}`} {...buttons(at)} />
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      <FormProblem>{error}</FormProblem>
      <Button
        ref={fallback}
        variant="outline"
        size="sm"
        className="self-start"
        aria-disabled={rows.length >= most}
        onClick={() => add(emptyPlan, "name")}
      >
        <Plus />
        Add a plan
      </Button>
    </fieldset>
  );
}

import { Plus } from "lucide-react";
import { useWatch } from "react-hook-form";
import { SelectField, SwitchField, TextField } from "@/components/forms/fields";
import { RowButtons } from "@/components/admin/row-buttons";
import { useFieldRows } from "@/components/admin/use-field-rows";
import { Button } from "@/components/ui/button";
import { choiceOf, type HomeRow, maxRows, rowKinds } from "@/lib/home-rows/schema";

type Choice = { slug: string; name: string };
/** The tasks and categories that a row can be of. */
export type Choices = Record<"task" | "category", Choice[]>;

const kindOptions = Object.entries(rowKinds).map(([value, label]) => ({ value, label }));
const nameOf = ({ title }: HomeRow, at: number) => title || `Row ${at + 1}`;

/** The rows in their order: by buttons that keep the focus, each with what it shows and what it is called. */
export function HomeRowsEditor({ choices }: { choices: Choices }) {
  const { rows, said, list, fallback, add, buttons } = useFieldRows<HomeRow>("rows", nameOf);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length > 0 ? (
        <ol ref={list} aria-label="Rows" className="flex flex-col gap-2">
          {rows.map((row, at) => (
            <Row key={row.id} at={at} choices={choices} buttons={buttons(at)} />
          ))}
        </ol>
      ) : (
        <p className="text-muted text-sm">No rows. The complete list follows the search.</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={fallback}
          variant="outline"
          aria-disabled={rows.length >= maxRows}
          onClick={() => add({ kind: "category", about: "", title: "", shown: true }, "title")}
        >
          <Plus />
          Add row
        </Button>
        <p className="text-muted text-sm">
          {rows.length} of at most {maxRows} rows
        </p>
      </div>
    </div>
  );
}

function Row({
  at,
  choices,
  buttons,
}: {
  at: number;
  choices: Choices;
  buttons: ReturnType<ReturnType<typeof useFieldRows<HomeRow>>["buttons"]>;
}) {
  const row = useWatch({ name: `rows.${at}` }) as HomeRow | undefined;
  if (!row) return null;
  const choice = choiceOf(row.kind);
  return (
    <li className="border-border flex flex-col gap-3 rounded-md border p-3">
      <div className="flex items-center gap-2">
        <span className="text-muted tabular w-5 shrink-0 text-sm">{at + 1}.</span>
        <span className={`mr-auto min-w-0 truncate text-sm font-medium ${row.shown ? "" : "text-muted"}`}>
          {nameOf(row, at)}
        </span>
        <RowButtons name={nameOf(row, at)} {...buttons} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name={`rows.${at}.title`} label="Title" maxLength={60} required />
        <SelectField name={`rows.${at}.kind`} label="What it shows" options={kindOptions} />
        {choice && (
          <SelectField
            name={`rows.${at}.about`}
            label={choice === "task" ? "Task" : "Category"}
            required
            options={optionsOf(choices[choice], row.about)}
          />
        )}
      </div>
      <SwitchField name={`rows.${at}.shown`} label="Shown" />
    </li>
  );
}

/** What can be chosen, and what was before though it is no more. */
function optionsOf(all: Choice[], chosen: string) {
  const known = !chosen || all.some(({ slug }) => slug === chosen);
  return [
    { value: "", label: "Please choose" },
    ...(known ? [] : [{ value: chosen, label: `${chosen} (not there any more)` }]),
    ...all
      .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
      .map(({ slug, name }) => ({ value: slug, label: name })),
  ];
}

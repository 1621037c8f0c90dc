import { SchemaType } from "@/components/api-docs/schema-type";
import type { FieldView } from "@/lib/openapi/schema";

/** The fields of an object, those of its objects indented below them. */
export function SchemaTree({ fields }: { fields: FieldView[] }) {
  return (
    <ul className="divide-border divide-y">
      {fields.map((field) => (
        <li key={field.name} className="py-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-sm font-medium break-all">{field.name}</code>
            <SchemaType schema={field} />
            {!field.required && <span className="text-muted text-xs">optional</span>}
          </p>
          <SchemaNotes schema={field} />
          {field.fields.length > 0 && (
            <div className="border-border mt-2 border-l pl-4">
              <SchemaTree fields={field.fields} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What else is to be said of a value: its meaning, then its bounds. */
export function SchemaNotes({ schema }: { schema: Pick<FieldView, "description" | "facts"> }) {
  return (
    <>
      {schema.description && <p className="text-muted text-sm">{schema.description}</p>}
      {schema.facts.length > 0 && (
        <p className="text-muted font-mono text-xs break-words">{schema.facts.join(" · ")}</p>
      )}
    </>
  );
}

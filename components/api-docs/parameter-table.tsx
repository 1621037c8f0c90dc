import { SchemaNotes } from "@/components/api-docs/schema-tree";
import { SchemaType } from "@/components/api-docs/schema-type";
import type { OperationView } from "@/lib/openapi/schema";

/** What a call takes in its address. Two columns, so that a phone shows all of it. */
export function ParameterTable({ operation }: { operation: OperationView }) {
  return (
    <table className="mt-2 w-full table-fixed text-left text-sm">
      <caption className="sr-only">
        Parameters of {operation.method} {operation.path}
      </caption>
      <thead className="border-border text-muted border-b text-xs">
        <tr>
          <th scope="col" className="w-2/5 py-2 pr-3 font-medium sm:w-1/3">
            Name
          </th>
          <th scope="col" className="py-2 font-medium">
            Value
          </th>
        </tr>
      </thead>
      <tbody className="divide-border divide-y">
        {operation.parameters.map((parameter) => (
          <tr key={`${parameter.in} ${parameter.name}`} className="align-top">
            <th scope="row" className="py-2 pr-3 font-normal">
              <code className="font-mono text-sm font-medium break-all">{parameter.name}</code>
              <span className="text-muted block text-xs">
                {parameter.in}
                {parameter.required && ", required"}
              </span>
            </th>
            <td className="py-2">
              <SchemaType schema={parameter} />
              <SchemaNotes schema={parameter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

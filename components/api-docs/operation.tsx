import type { ReactNode } from "react";
import { AnswerList } from "@/components/api-docs/answer-list";
import { MethodBadge } from "@/components/api-docs/method-badge";
import { ParameterTable } from "@/components/api-docs/parameter-table";
import { SchemaNotes, SchemaTree } from "@/components/api-docs/schema-tree";
import { SchemaType } from "@/components/api-docs/schema-type";
import type { OperationView } from "@/lib/openapi/schema";

/** One call: what it does, what it takes, what it answers and how to try it. */
export function Operation({ operation }: { operation: OperationView }) {
  return (
    <article
      id={operation.id}
      aria-labelledby={`${operation.id}-title`}
      className="border-border rounded-lg border p-4 sm:p-6"
    >
      <h3 id={`${operation.id}-title`} className="flex flex-wrap items-center gap-2 text-base">
        <MethodBadge method={operation.method} />
        <a
          href={`#${operation.id}`}
          className="inline-block min-h-6 font-mono leading-6 break-all hover:underline"
        >
          {operation.path}
        </a>
      </h3>
      <p className="mt-2">{operation.summary}</p>
      {operation.description && <p className="text-muted mt-1 text-sm">{operation.description}</p>}

      {operation.parameters.length > 0 && (
        <Part title="Parameters">
          <ParameterTable operation={operation} />
        </Part>
      )}
      {operation.body && (
        <Part title="Body">
          <p className="mt-2">
            <SchemaType schema={operation.body} />
          </p>
          <SchemaNotes schema={operation.body} />
          <SchemaTree fields={operation.body.fields} />
        </Part>
      )}
      <Part title="Answers">
        <AnswerList answers={operation.answers} />
      </Part>
      <Part title="Example">
        <pre className="bg-surface-2 mt-2 rounded-md p-3 font-mono text-xs break-all whitespace-pre-wrap">
          {operation.curl}
        </pre>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children}
    </section>
  );
}

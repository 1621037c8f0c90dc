import { SchemaTree } from "@/components/api-docs/schema-tree";
import { SchemaType } from "@/components/api-docs/schema-type";
import type { OperationView } from "@/lib/openapi/schema";

type Answer = OperationView["answers"][number];

/** What a call answers when all is well, and, on request, how it is refused. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  const done = answers.filter(({ status }) => status.startsWith("2"));
  const refusals = answers.filter(({ status }) => !status.startsWith("2"));
  return (
    <>
      <Answers answers={done} />
      {refusals.length > 0 && (
        <details className="border-border border-t">
          <summary className="text-muted hover:text-foreground py-2 text-sm">
            Refusals and failures:{" "}
            <span className="font-mono">{refusals.map(({ status }) => status).join(", ")}</span>
          </summary>
          <Answers answers={refusals} />
        </details>
      )}
    </>
  );
}

function Answers({ answers }: { answers: Answer[] }) {
  return (
    <ul className="divide-border divide-y">
      {answers.map(({ status, description, schema, headers }) => (
        <li key={status} className="grid grid-cols-[3rem_1fr] py-2">
          <code className="font-mono text-sm font-medium">{status}</code>
          <div className="min-w-0 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-2">
              {schema && <SchemaType schema={schema} />}
              <span className="text-muted">{description}</span>
            </p>
            {schema && !schema.ref && schema.fields.length > 0 && <SchemaTree fields={schema.fields} />}
            {headers.length > 0 && (
              <dl className="mt-1">
                {headers.map((header) => (
                  <div key={header.name} className="flex flex-wrap gap-x-2">
                    <dt className="font-mono text-xs leading-5">{header.name}</dt>
                    <dd className="text-muted">{header.description}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

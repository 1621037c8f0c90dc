/** Every call in a line, for who has no script to read more with. */
export function CallList({ paths }: { paths: Record<string, object> }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { summary?: string }>).map(([method, { summary }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      summary,
    })),
  );
  return (
    <dl className="divide-border mt-2 divide-y">
      {calls.map(({ name, summary }) => (
        <div key={name} className="py-2 sm:grid sm:grid-cols-2 sm:gap-4">
          <dt className="font-mono text-sm break-all">{name}</dt>
          <dd className="text-muted text-sm">{summary}</dd>
        </div>
      ))}
    </dl>
  );
}

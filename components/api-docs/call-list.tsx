type Calls = Record<string, { tags?: string[]; summary?: string }>;

/** Every call in a line by its group, for who has no script to read more with. */
export function CallList({ groups, paths }: { groups: string[]; paths: Record<string, object> }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Calls).map(([method, { tags, summary }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      group: tags?.[0],
      summary,
    })),
  );
  return groups.map((group) => (
    <section key={group} className="mt-6">
      <h3 className="text-base">{group}</h3>
      <dl className="divide-border mt-2 divide-y">
        {calls
          .filter((call) => call.group === group)
          .map(({ name, summary }) => (
            <div key={name} className="py-2 sm:grid sm:grid-cols-2 sm:gap-4">
              <dt className="font-mono text-sm break-all">{name}</dt>
              <dd className="text-muted text-sm">{summary}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

import { schemaAnchor } from "@/components/api-docs/schema-type";
import type { Outline } from "@/lib/openapi/schema";

/** The way around the page: every call and every schema. */
export function Contents({ outline }: { outline: Outline }) {
  return (
    <nav
      aria-label="On this page"
      className="text-sm lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <ul className="space-y-4">
        {outline.groups.map(({ name, operations }) => (
          <li key={name}>
            <p className="text-muted text-xs font-medium">{name}</p>
            <ul className="mt-1">
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="text-muted hover:text-foreground flex gap-2 py-1 font-mono text-xs break-all"
                  >
                    <span className="w-12 shrink-0">{method}</span>
                    {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <p className="text-muted text-xs font-medium">Schemas</p>
          <ul className="mt-1">
            {outline.schemas.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${schemaAnchor(name)}`}
                  className="text-muted hover:text-foreground block py-1 font-mono text-xs"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

import type { SchemaView } from "@/lib/openapi/schema";

/** The anchor under which the page explains a named schema. */
export const schemaAnchor = (name: string) => `schema-${name}`;

/** A type in words; a named one leads to its fields. */
export function SchemaType({ schema }: { schema: SchemaView }) {
  const { text, ref } = schema;
  if (!ref) return <span className="font-mono text-xs">{text}</span>;
  const at = text.lastIndexOf(ref);
  return (
    <span className="font-mono text-xs">
      {text.slice(0, at)}
      <a href={`#${schemaAnchor(ref)}`} className="link underline">
        {ref}
      </a>
      {text.slice(at + ref.length)}
    </span>
  );
}

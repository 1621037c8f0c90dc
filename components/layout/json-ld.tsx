import type { Thing, WithContext } from "schema-dts";

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that may stand inside a script element: no text in it can end the element or begin another. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!);
}

/** Describes the page to search engines in the words of schema.org (lib/seo/json-ld.ts builds the data). */
export function JsonLd({ data }: { data: WithContext<Thing> | WithContext<Thing>[] }) {
  // The text is JSON with every character escaped that HTML or a script would read otherwise.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

import type { Metadata } from "next";
import { Contents } from "@/components/api-docs/contents";
import { Operation } from "@/components/api-docs/operation";
import { SchemaNotes, SchemaTree } from "@/components/api-docs/schema-tree";
import { schemaAnchor } from "@/components/api-docs/schema-type";
import { PageHeader } from "@/components/layout/page-header";
import { getConfig } from "@/lib/config/queries";
import { describeApi } from "@/lib/openapi/document";
import { outline } from "@/lib/openapi/outline";
import { pageMetadata } from "@/lib/seo/metadata";
import { siteUrl } from "@/lib/seo/site-url";
import { version } from "@/package.json";

/** What search engines are told of the page. */
export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "API",
    description:
      "Search and read the directory of AI tools by program: every call with its parameters, answers and an example.",
    path: "/api/docs",
  });
}

/** The description of the interface, for reading. */
export default async function ApiDocsPage() {
  const { siteName } = await getConfig();
  const description = outline(describeApi({ name: siteName, url: siteUrl(), version }));
  return (
    <div className="container pb-16">
      <PageHeader
        title={description.title}
        description={description.introduction}
        actions={
          <a href="/api/openapi.json" className="link py-1">
            OpenAPI 3.1 document
          </a>
        }
      />
      <div className="grid gap-8 lg:grid-cols-[300px_1fr]">
        <Contents outline={description} />
        <div className="min-w-0 space-y-12">
          {description.groups.map(({ name, operations }) => (
            <section key={name} aria-label={name} className="space-y-4">
              <h2 className="text-lg">{name}</h2>
              {operations.map((operation) => (
                <Operation key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
          <section aria-label="Schemas" className="space-y-4">
            <h2 className="text-lg">Schemas</h2>
            {description.schemas.map((schema) => (
              <article
                key={schema.name}
                id={schemaAnchor(schema.name)}
                aria-label={schema.name}
                className="border-border rounded-lg border p-4 sm:p-6"
              >
                <h3 className="font-mono text-base">{schema.name}</h3>
                <SchemaNotes schema={schema} />
                <SchemaTree fields={schema.fields} />
              </article>
            ))}
          </section>
        </div>
      </div>
    </div>
  );
}

import { CallList } from "@/components/api-docs/call-list";
import { Reader } from "@/components/api-docs/reader";
import { PageHeader } from "@/components/layout/page-header";
import { getConfig } from "@/lib/config/queries";
import { contracts } from "@/lib/contracts";
import { siteUrl } from "@/lib/platform/http/site-url";
import { describeApi } from "@/lib/platform/openapi/document";
import { pageMetadata } from "@/lib/seo/metadata";
import { version } from "@/package.json";

export const generateMetadata = () =>
  pageMetadata({
    title: "API",
    description:
      "Search and read the directory of AI tools by program: every call with its parameters and answers.",
    path: "/api/docs",
  });

/** The description of the interface, for reading. */
export default async function ApiDocsPage() {
  const { siteName } = await getConfig();
  const { info, tags, paths } = describeApi(contracts, { name: siteName, url: siteUrl(), version });
  return (
    <div className="container pb-16">
      <PageHeader
        title={info.title}
        description={info.description}
        actions={
          <a href="/api/openapi.json" className="link py-1">
            OpenAPI 3.1 document
          </a>
        }
      />
      <h2 className="text-lg">Calls</h2>
      <Reader url="/api/openapi.json">
        <CallList groups={(tags ?? []).map(({ name }) => name)} paths={paths ?? {}} />
      </Reader>
    </div>
  );
}

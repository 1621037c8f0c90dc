import { Equal, Plus } from "lucide-react";
import { ComparisonActions } from "@/components/comparison/comparison-actions";
import { ComparisonTable } from "@/components/comparison/comparison-table";
import { DifferencesSwitch } from "@/components/comparison/differences-switch";
import { nameId } from "@/components/comparison/name-id";
import { EmptyState } from "@/components/layout/empty-state";
import { PageHeader } from "@/components/layout/page-header";
import { Breadcrumbs, type Crumb } from "@/components/tool-detail/breadcrumbs";
import { Logo } from "@/components/tools/logo";
import { LinkButton } from "@/components/ui/button";
import type { ComparedRow } from "@/lib/tools/comparison/schema";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";
import type { ToolCardDto, ToolDto } from "@/lib/tools/schema";
import { logoPath } from "@/lib/tools/utils";

export function ComparisonScreen({
  title,
  path,
  trail,
  tools,
  rows,
  differences,
  suggested,
  sponsored,
}: {
  title: string;
  path: string;
  trail: Crumb[];
  tools: ToolDto[];
  rows: ComparedRow[];
  /** Whether only the rows that differ are shown. */
  differences: boolean;
  suggested: ToolCardDto[];
  sponsored: string[];
}) {
  const shown = differences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <div className="container pb-16">
      <PageHeader
        title={title}
        description="Facts side by side. What is unchecked is to be looked up with the maker before you decide."
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DifferencesSwitch on={differences} path={path} />
        <ComparisonActions tools={tools.map(({ id, slug, website }) => ({ id, slug, website }))} />
      </div>
      <p role="status" className="sr-only">
        {differences
          ? `${shown.length} of ${rows.length} rows differ.`
          : `All ${rows.length} rows are shown.`}
      </p>
      {shown.length > 0 ? (
        <ComparisonTable tools={tools} rows={shown} sponsored={sponsored} />
      ) : (
        <EmptyState
          icon={<Equal />}
          title="No differences"
          description="What is known of more than one of these tools is the same."
          action={<LinkButton href={path}>Show all rows</LinkButton>}
        />
      )}
      <AddTool slugs={tools.map(({ slug }) => slug)} suggested={suggested} />
    </div>
  );
}

/** Tools that could be compared as well, each with the way to that comparison. */
function AddTool({ slugs, suggested }: { slugs: string[]; suggested: ToolCardDto[] }) {
  if (suggested.length === 0) return null;
  return (
    <section aria-labelledby="add-tool" className="mt-10">
      <h2 id="add-tool" className="text-lg">
        Add a tool
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {suggested.map(({ id, name, slug, category }) => (
          <li key={id} className="min-w-0">
            <a
              href={`${comparisonPath([...slugs, slug])}#${nameId(slug)}`}
              className="border-border bg-background hover:border-border-strong flex min-h-16 items-center gap-3 rounded-lg border p-3 transition-colors"
            >
              <Logo src={logoPath(slug)} size={36} loading="lazy" className="size-9 shrink-0 rounded-md" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-medium">
                  <span className="sr-only">Add </span>
                  {name}
                </span>
                <span className="text-muted block truncate text-xs">{category}</span>
              </span>
              <Plus className="text-muted size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

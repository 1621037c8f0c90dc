import { Equal } from "lucide-react";
import { AddTool } from "@/components/comparison/add-tool";
import { ComparisonActions } from "@/components/comparison/comparison-actions";
import { ComparisonTable } from "@/components/comparison/comparison-table";
import { DifferencesSwitch } from "@/components/comparison/differences-switch";
import { EmptyState } from "@/components/layout/empty-state";
import { PageHeader } from "@/components/layout/page-header";
import { Breadcrumbs, type Crumb } from "@/components/tool-detail/breadcrumbs";
import { buttonVariants } from "@/components/ui/button";
import type { ComparedRow } from "@/lib/tools/comparison/schema";
import type { ToolCardDto, ToolDto } from "@/lib/tools/schema";

/** Two to four tools beside each other, and what can be done with them. */
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
        {differences ? `${shown.length} of ${rows.length} rows differ.` : ""}
      </p>
      {shown.length > 0 ? (
        <ComparisonTable tools={tools} rows={shown} sponsored={sponsored} />
      ) : (
        <EmptyState
          icon={<Equal strokeWidth={1.75} />}
          title="No differences"
          description="What is known of more than one of these tools is the same."
          action={
            <a href={path} className={buttonVariants({ variant: "outline", size: "lg" })}>
              Show all rows
            </a>
          }
        />
      )}
      <AddTool slugs={tools.map(({ slug }) => slug)} suggested={suggested} />
    </div>
  );
}

import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { LayoutSwitch } from "@/components/tools/layout-switch";
import { counted } from "@/lib/tools/utils";

/**
 * The frame of a list of tools: heading, filters, how many there are, and the list.
 *
 * @param heading names the list for those who move by headings
 * @param noun what is counted, where that is not every tool
 * @param told whether the description tells how many there are
 * @param layout what the list is for somebody who has not chosen, where one can choose
 * @param below what stands between the heading and the filters
 * @param after what follows the list
 */
export function ListPage({
  title,
  description,
  back,
  below,
  filters,
  layout,
  total,
  noun = "tool",
  told,
  heading,
  after,
  children,
}: {
  title: string;
  description?: ReactNode;
  back?: ReactNode;
  below?: ReactNode;
  filters?: ReactNode;
  layout?: "grid" | "list";
  total: number;
  noun?: string;
  told?: boolean;
  heading: string;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="container pb-16">
      <PageHeader
        title={title}
        count={counted(total, noun)}
        quiet={told}
        description={description}
        breadcrumbs={back}
      />
      {below}
      {filters && (
        <div className="mb-4 flex flex-wrap items-center gap-2 sm:gap-x-4 sm:gap-y-3">
          {filters}
          {layout && (
            <div className="ml-auto">
              <LayoutSwitch usual={layout} />
            </div>
          )}
        </div>
      )}
      <section aria-labelledby="list">
        <h2 id="list" className="sr-only">
          {heading}
        </h2>
        {children}
      </section>
      {after}
    </div>
  );
}

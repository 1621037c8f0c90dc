import { type DashboardTab, tabHref } from "@/components/dashboard/tabs";
import { buttonVariants } from "@/components/ui/button";

/** Links to the pages beside this one; nothing where there is one page. */
export function PageSteps({ tab, page, pages }: { tab: DashboardTab; page: number; pages: number }) {
  if (pages <= 1) return null;
  const classes = buttonVariants({ variant: "outline", size: "lg" });
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <a href={tabHref(tab, page - 1)} rel="prev" className={classes}>
          Newer
        </a>
      ) : (
        <span />
      )}
      <span className="tabular text-muted text-sm">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a href={tabHref(tab, page + 1)} rel="next" className={classes}>
          Older
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

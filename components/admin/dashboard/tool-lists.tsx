import { Eye } from "lucide-react";
import { nothing, Panel } from "@/components/admin/dashboard/panel";
import { Badge } from "@/components/ui/badge";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import type { ToolStats } from "@/lib/tools/schema-admin";
import { counted } from "@/lib/tools/utils";

/** Views above which a popular tool is called trending. */
const trendingViews = 500;

const row = "border-border flex items-center gap-x-3 gap-y-1 border-t py-2 text-sm first:border-t-0";
function ToolLink({ slug, name }: { slug: string; name: string }) {
  return (
    <a href={`/ai-tools/${slug}`} className="block truncate font-medium hover:underline">
      {name}
    </a>
  );
}

export function RecentTools({ tools }: { tools: ToolStats["recentTools"] }) {
  return (
    <Panel title="Recent tools">
      {tools.length === 0 ? (
        nothing
      ) : (
        <ul>
          {tools.map(({ _id, name, slug, category, createdAt }) => (
            <li key={_id} className={row}>
              <div className="mr-auto min-w-0">
                <ToolLink slug={slug} name={name} />
                <p className="text-muted truncate text-xs">{category}</p>
              </div>
              <time dateTime={createdAt} className="text-muted shrink-0 text-xs whitespace-nowrap">
                {officeDay(createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

export function PopularTools({ tools }: { tools: ToolStats["popularTools"] }) {
  return (
    <Panel title="Popular tools">
      {tools.length === 0 ? (
        nothing
      ) : (
        <ol>
          {tools.map(({ _id, name, slug, views }) => (
            <li key={_id} className={`${row} min-h-[53px] max-sm:flex-wrap`}>
              <div className="mr-auto min-w-0 max-sm:basis-full">
                <ToolLink slug={slug} name={name} />
              </div>
              {views > trendingViews && <Badge variant="accent">Trending</Badge>}
              <span className="tabular text-muted inline-flex shrink-0 items-center gap-1.5 text-xs sm:w-32 sm:justify-end">
                <Eye className="size-3.5 shrink-0" />
                <span>{counted(views, "view")}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

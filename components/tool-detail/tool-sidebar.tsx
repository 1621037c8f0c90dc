import type { ReactNode } from "react";
import { ReportButton } from "@/components/reports/report-button";
import { CheckList } from "@/components/tool-detail/check-list";
import { TagList } from "@/components/tool-detail/tag-list";
import { Icon } from "@/components/ui/icon";
import { badgeCheck } from "@/components/ui/late-icon-paths";
import { columns2, flag, globe, listOrdered, share2 } from "@/components/ui/tool-icon-paths";
import { comparisonPath } from "@/lib/tools/comparison/utils-address";
import { isGoneState } from "@/lib/tools/links/utils-state";
import type { ToolCardDto, ToolDto } from "@/lib/tools/schema";
import { hostOf } from "@/lib/tools/utils-address";

const icon = "size-4 shrink-0 text-muted";

const row =
  "hover:bg-surface-2 flex min-h-11 items-center gap-2.5 rounded-md px-2 transition-colors lg:min-h-9";

const mostCompared = 3;

/** What stands beside a tool's sections: highlights, tags, what is like it and ways on. `url` is the page's full address. */
export function ToolSidebar({
  tool,
  alternatives,
  url,
  sponsored,
  preview,
}: {
  tool: ToolDto;
  /** The most alike first. */
  alternatives: ToolCardDto[];
  url: string;
  sponsored: boolean;
  preview: boolean;
}) {
  const text = `${tool.name}: ${tool.category}`;
  return (
    <aside
      aria-label={`${tool.name} at a glance`}
      className="flex flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
    >
      {!preview && alternatives.length > 0 && (
        <Box title="Compare with">
          <ul className="-mx-2 -mb-2 text-sm">
            {alternatives.slice(0, mostCompared).map(({ id, name, slug }) => (
              <li key={id}>
                <a href={comparisonPath([tool.slug, slug])} className={row}>
                  <Icon path={columns2} className={icon} />
                  <span className="truncate">
                    <span className="sr-only">{tool.name} and </span>
                    {name}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Box title="Links">
        <ul className="-mx-2 -mb-2 text-sm">
          <Out
            href={tool.website}
            rel={`noopener nofollow${sponsored ? " sponsored" : ""}`}
            icon={<Icon path={globe} className={icon} />}
          >
            {hostOf(tool.website)}
          </Out>
          {tool.status === "published" && !isGoneState(tool.link.state) && (
            <li>
              <a href={`/ai-tools/${tool.slug}/rank`} className={row}>
                <Icon path={listOrdered} className={icon} />
                Why this rank?
              </a>
            </li>
          )}
          {tool.status === "published" && (
            <li>
              <a href={`/ai-tools/${tool.slug}/claim`} className={row}>
                <Icon path={badgeCheck} className={icon} />
                Do you make this?
              </a>
            </li>
          )}
          <Out
            href={`https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`}
            icon={<Icon path={share2} className={icon} />}
          >
            Share on Twitter
          </Out>
          <Out
            href={`https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`}
            icon={<Icon path={share2} className={icon} />}
          >
            Share on LinkedIn
          </Out>
          {!preview && (
            <li className="noscript:hidden">
              <ReportButton about="tool" id={tool.id} name={tool.name} className={`${row} w-full text-left`}>
                <Icon path={flag} className={icon} />
                Report a problem
              </ReportButton>
            </li>
          )}
        </ul>
      </Box>
      {/* What comes and goes with the chosen section stands last. */}
      {tool.features.length > 0 && (
        <Box title="Highlights" className="tool-highlights">
          <CheckList items={tool.features.slice(0, 4)} className="text-sm" />
        </Box>
      )}
      {tool.tags.length > 0 && (
        <Box title="Tags" className="tool-tags">
          <TagList tags={tool.tags} />
        </Box>
      )}
    </aside>
  );
}

function Box({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`border-border bg-background rounded-lg border p-4 ${className}`}>
      <h2 className="mb-3 text-sm">{title}</h2>
      {children}
    </section>
  );
}

function Out({
  href,
  rel = "noopener nofollow",
  icon,
  children,
}: {
  href: string;
  rel?: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={href} target="_blank" rel={rel} className={row}>
        {icon}
        <span className="truncate">{children}</span>
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  );
}

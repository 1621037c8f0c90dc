import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { externalLink } from "@/components/ui/tool-icon-paths";
import type { ToolDto } from "@/lib/tools/schema";

export function TryNow({
  tool,
  sponsored,
  variant = "default",
  ...look
}: {
  tool: Pick<ToolDto, "name" | "website">;
  sponsored: boolean;
  size?: "default";
  /** Outlined where something else is the first thing to do. */
  variant?: "outline" | "default";
  className?: string;
}) {
  return (
    <LinkButton
      href={tool.website}
      target="_blank"
      rel={`noopener nofollow${sponsored ? " sponsored" : ""}`}
      variant={variant}
      {...look}
    >
      Try Now
      <Icon path={externalLink} />
      <span className="sr-only">(opens {tool.name} in a new tab)</span>
    </LinkButton>
  );
}

import { EmptyState } from "@/components/layout/empty-state";
import { ToolCard } from "@/components/tools/tool-card";
import { Icon } from "@/components/ui/icon";
import { layers } from "@/components/ui/tool-icon-paths";
import type { ToolCardDto } from "@/lib/tools/schema";

export function AlternativeCards({ name, tools }: { name: string; tools: ToolCardDto[] }) {
  if (tools.length === 0) {
    return (
      <EmptyState
        icon={<Icon path={layers} />}
        title="No alternatives yet"
        description={`Tools of the same category as ${name} appear here.`}
      />
    );
  }
  return (
    <div className="cards thirds">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </div>
  );
}

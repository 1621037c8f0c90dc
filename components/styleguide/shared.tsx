import { Inbox } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { Movement } from "@/components/lists/movement";
import { Part } from "@/components/styleguide/part";
import { ToolCard } from "@/components/tools/tool-card";
import { Button } from "@/components/ui/button";
import type { ToolCardDto } from "@/lib/tools/schema";

export function Shared({ tools }: { tools: ToolCardDto[] }) {
  return (
    <>
      <Part title="Cards">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {tools.slice(0, 2).map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
        </div>
      </Part>
      <Part title="Rows">
        <div className="list rows w-full">
          {tools.map((tool, index) => (
            <ToolCard key={tool.id} tool={tool} place={index + 1} />
          ))}
        </div>
        <Movement places={3} />
        <Movement places={-2} />
        <Movement places={0} />
        <Movement places={null} />
      </Part>
      <Part title="Empty state">
        <div className="w-full">
          <EmptyState
            icon={<Inbox />}
            title="Nothing is waiting"
            description="What people send in stands here until somebody decides."
            action={<Button variant="outline">Show what was decided</Button>}
          />
        </div>
      </Part>
    </>
  );
}

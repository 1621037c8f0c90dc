import { Part } from "@/components/tool-detail/part";
import type { ToolTaskDto } from "@/lib/tools/facts/schema";

/** The jobs that a tool is for, each with how it does them. Nothing while none is known. */
export function TaskList({ tasks }: { tasks: ToolTaskDto[] }) {
  if (tasks.length === 0) return null;
  return (
    <Part title="What people use it for">
      <ul className="divide-border border-border divide-y rounded-lg border">
        {tasks.map(({ slug, name, how }) => (
          <li key={slug} className="px-4 py-3">
            <a href={`/tasks/${slug}`} className="link inline-flex min-h-6 items-center font-medium">
              {name}
            </a>
            <p className="text-muted text-sm">{how}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

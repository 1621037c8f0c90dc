import { TaskChips } from "@/components/tasks/task-chips";

const most = 12;

/** What the tools of a category are for, under its heading. */
export function CategoryTasks({ tasks }: { tasks: { slug: string; name: string; tools: number }[] }) {
  if (tasks.length === 0) return null;
  const named = [...tasks].sort((a, b) => b.tools - a.tools).slice(0, most);
  return (
    <nav aria-label="Tasks" className="-mt-2 mb-6">
      <TaskChips tasks={named} oneLine />
    </nav>
  );
}

import { TaskChips } from "@/components/tasks/task-chips";

/** Tasks that many of the same tools do. */
export function RelatedTasks({ tasks }: { tasks: { slug: string; name: string }[] }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-3 text-lg">
        Related tasks
      </h2>
      <TaskChips tasks={tasks} />
    </section>
  );
}

function TaskChips({
  tasks,
  oneLine = false,
}: {
  tasks: { slug: string; name: string }[];
  oneLine?: boolean;
}) {
  return (
    <ul
      className={`flex gap-2 ${oneLine ? "py-1 max-sm:overflow-x-auto sm:flex-wrap max-sm:[&>li]:shrink-0" : "flex-wrap"}`}
    >
      {tasks.map(({ slug, name }) => (
        <li key={slug} className="min-w-0">
          <a
            href={`/tasks/${slug}`}
            className="badge hover:border-border-strong hover:bg-surface-2 h-8 max-w-full px-3 transition-colors"
          >
            <span className="truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** So many tasks of a category are named. */
const most = 12;

export function CategoryTasks({ tasks }: { tasks: { slug: string; name: string; tools: number }[] }) {
  if (tasks.length === 0) return null;
  const named = [...tasks].sort((a, b) => b.tools - a.tools).slice(0, most);
  return (
    <nav aria-label="Tasks" className="-mt-2 mb-6">
      <TaskChips tasks={named} oneLine />
    </nav>
  );
}

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

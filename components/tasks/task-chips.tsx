/** Tasks as links; in one line that scrolls on a phone, when asked for. */
export function TaskChips({
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

export function TagList({ tags }: { tags: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <a
            href={`/?q=${encodeURIComponent(tag)}`}
            rel="nofollow"
            className="badge hover:border-border-strong hover:bg-surface-2 h-7 max-w-full px-2.5 transition-colors"
          >
            <span className="truncate">{tag}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { files, type OpenDay } from "@/lib/open-data/schema";
import { formatBytes } from "@/lib/open-data/utils-words";

export function DayFiles({ day, files: found }: Pick<OpenDay, "day" | "files">) {
  return (
    <ul className="border-border divide-border list-none! divide-y rounded-lg border pl-0!">
      {found.map(({ name, bytes, compressed, sha256 }) => (
        <li key={name} className="px-4 py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a
              href={`/open-data/${day}/${name}`}
              className="text-secondary-text text-base font-medium underline underline-offset-3"
            >
              {name}
            </a>
            <span className="tabular text-muted">
              {formatBytes(bytes)}, {formatBytes(compressed)} as it is sent
            </span>
          </div>
          <p className="mt-0.5">{files[name].what}</p>
          <p className="text-muted mt-1 text-xs">
            SHA-256 <code className="break-all">{sha256}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

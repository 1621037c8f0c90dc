import { OpenDialog } from "@/components/ui/open-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useAsked } from "@/components/ui/use-asked";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";
import { call } from "@/lib/platform/http/client";
import type { getLinkApi } from "@/lib/tools/links/api";
import type { LinkDto } from "@/lib/tools/links/schema";
import { seenLabels } from "@/lib/tools/links/utils-words";

export function HistoryDialog({ link, onClose }: { link: LinkDto; onClose: () => void }) {
  const { data: history, error } = useAsked(link.id, async (signal) => {
    const params = { id: link.id };
    return (await call<typeof getLinkApi>("GET", "/api/links/{id}", { params, signal })).history;
  });

  return (
    <OpenDialog
      title={`History of ${link.name}`}
      description={`The last 30 changes. The next visit is due ${formatDateTime(link.dueAt)}.`}
      onClose={onClose}
    >
      {error !== undefined ? (
        <p role="alert" className="text-sm">
          The history could not be loaded. Close this and try again.
        </p>
      ) : !history ? (
        <div role="status" aria-label="Loading" className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : history.length === 0 ? (
        <p className="text-muted text-sm">Its website was not visited yet.</p>
      ) : (
        <ol
          className="divide-border max-h-96 divide-y overflow-y-auto text-sm"
          tabIndex={0}
          aria-label="Changes"
        >
          {history.map(({ at, seen, state, detail }) => (
            <li key={`${at} ${seen}`} className="flex flex-col py-2">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{seenLabels[seen]}</span>
                <time dateTime={at} className="tabular text-muted">
                  {formatDateTime(at)}
                </time>
              </span>
              <span className="text-muted break-words">
                {detail}
                {state !== seen && `. It still counts as: ${seenLabels[state].toLowerCase()}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </OpenDialog>
  );
}

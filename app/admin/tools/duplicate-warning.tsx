import { useFormState, useWatch } from "react-hook-form";
import { useAsked } from "@/components/ui/use-asked";
import { call } from "@/lib/platform/http/client";
import type { listDuplicatesApi } from "@/lib/tools/api-admin";
import type { ToolForm } from "@/lib/tools/schema-form";
import { isWebsite } from "@/lib/tools/utils-address";

/** How long somebody may pause in typing an address before it is looked up, milliseconds. */
const pause = 400;

/** Tells, before anything is saved, which tools are at the typed address already; nothing if that can't be asked. */
export function DuplicateWarning({ exceptId }: { exceptId?: string }) {
  const typed = useWatch<ToolForm, "websiteUrl">({ name: "websiteUrl" }) ?? "";
  const websiteUrl = typed.trim();
  // Where saving failed it is asked once more: the tool may be there by now.
  const { errors } = useFormState<ToolForm>();
  const { data: tools = [] } = useAsked(
    isWebsite(websiteUrl) ? `${websiteUrl} ${errors.root?.message ?? ""}` : undefined,
    (signal) =>
      call<typeof listDuplicatesApi>("GET", "/api/tools/duplicates", {
        query: { websiteUrl, exceptId },
        signal,
      }),
    { wait: pause },
  );

  return (
    <div role="status" className="empty:hidden">
      {tools.length > 0 && (
        <div className="border-warning rounded-md border px-3 py-2 text-sm">
          <p className="font-medium">
            {tools.length === 1
              ? "Another tool has this website already:"
              : "Other tools have this website already:"}
          </p>
          <ul className="mt-1 flex flex-col gap-1">
            {tools.map(({ id, name, slug, status }) => (
              <li key={id}>
                <a
                  className="text-secondary-text underline underline-offset-3"
                  href={status === "published" ? `/ai-tools/${slug}` : `/admin/preview/tools/${id}`}
                  target="_blank"
                  rel="noopener"
                >
                  {name}
                </a>{" "}
                <span className="text-muted">({status})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

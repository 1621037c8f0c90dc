import { EmptyState } from "@/components/layout/empty-state";
import { Icon } from "@/components/ui/icon";
import { triangleAlert } from "@/components/ui/icon-paths";

/** What stands where a list could not be read, with a way to try again. Every page carries it along, so its looks are spelt out. */
export function ListError({
  title,
  description = "Please try again later",
  retry,
}: {
  title: string;
  description?: string;
  retry: () => void;
}) {
  return (
    <div className="container py-10" role="alert">
      <EmptyState
        icon={<Icon path={triangleAlert} />}
        title={title}
        description={description}
        action={
          <button
            type="button"
            onClick={retry}
            className="border-border-strong bg-background hover:bg-surface-2 inline-flex h-11 items-center rounded-md border px-6 font-medium transition-colors duration-150"
          >
            Try again
          </button>
        }
      />
    </div>
  );
}

import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { searchX } from "@/components/ui/late-icon-paths";

export function ToolNotFound() {
  return (
    <div className="container flex flex-col items-center py-24 text-center">
      <span
        aria-hidden
        className="border-border bg-surface text-muted mb-4 grid size-11 place-items-center rounded-md border"
      >
        <Icon path={searchX} className="size-5" />
      </span>
      <h1 className="text-2xl">Tool Not Found</h1>
      <p className="text-muted mt-2 max-w-[35em]">
        There is no tool at this address. It may have been renamed or taken out of the directory.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <LinkButton href="/" variant="default">
          Go to Homepage
        </LinkButton>
        <LinkButton href="/categories">Browse categories</LinkButton>
      </div>
    </div>
  );
}

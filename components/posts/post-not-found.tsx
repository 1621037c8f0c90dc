import { FileX2 } from "lucide-react";
import { LinkButton } from "@/components/ui/button";

export function PostNotFound({ title, href, action }: { title: string; href: string; action: string }) {
  return (
    <div className="container flex flex-col items-center py-24 text-center">
      <span
        aria-hidden
        className="border-border bg-surface text-muted mb-4 grid size-11 place-items-center rounded-md border"
      >
        <FileX2 className="size-5" />
      </span>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted mt-2 max-w-[35em]">
        There is no post at this address. It may have been renamed or taken down.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <LinkButton href={href} variant="default">
          {action}
        </LinkButton>
        <LinkButton href="/">Go to Homepage</LinkButton>
      </div>
    </div>
  );
}

import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** A search in posts: a plain form that works without JavaScript. `children` are further fields. */
export function PostSearch({
  action,
  label,
  text = "",
  children,
}: {
  action: string;
  label: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <form action={action} role="search" aria-label={label} className="flex flex-wrap gap-2">
      <div className="relative min-w-0 flex-[1_1_220px]">
        <Search className="text-muted pointer-events-none absolute inset-y-0 left-3 my-auto size-4" />
        <Input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={200}
          placeholder={`${label}...`}
          aria-label={label}
          className="h-11 pl-9 sm:h-10"
        />
      </div>
      {children}
      <Button type="submit" variant="outline" className="h-11! sm:h-10!">
        Search
      </Button>
    </form>
  );
}

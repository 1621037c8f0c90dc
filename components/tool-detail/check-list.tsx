import { check, Icon } from "@/components/ui/icon";
import { cn } from "@/lib/utils";

export function CheckList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={cn("grid gap-x-6 gap-y-2.5 wrap-anywhere", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon path={check} className="text-primary-text mt-[3px] size-4 shrink-0" />
          <span dir="auto" className="min-w-0">
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}

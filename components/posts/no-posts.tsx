import { Newspaper } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { LinkButton } from "@/components/ui/button";

/** An empty list of posts. With a filter: the way to all of them. */
export function NoPosts({ title, description, href }: { title: string; description: string; href?: string }) {
  return (
    <EmptyState
      icon={<Newspaper />}
      title={title}
      description={description}
      action={href && <LinkButton href={href}>Show all posts</LinkButton>}
    />
  );
}

import { Eye } from "lucide-react";
import type { PostStatus } from "@/lib/posts/schema";
import { formatDateTime } from "@/lib/platform/dates/utils-admin";
import { stateOf } from "@/lib/posts/utils";

/** Says that this is how a post will look, and who can see it so far. */
export function PreviewBanner({
  post,
  list,
}: {
  post: { status: PostStatus; publishedAt: string | null };
  /** The list of the back office that the post is in. */
  list: { href: string; label: string };
}) {
  const state = stateOf(post);
  const who = {
    draft: "This post is a draft. Only administrators see it.",
    archived: "This post is archived. Only administrators see it.",
    scheduled: `This post appears on ${formatDateTime(post.publishedAt)} UTC. Until then only administrators see it.`,
    published: "This post is published. Everybody sees it.",
  }[state];
  return (
    <aside
      aria-label="Preview"
      className="border-warning bg-surface flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-4 py-2.5 text-sm"
    >
      <Eye aria-hidden strokeWidth={1.75} className="text-warning size-4 shrink-0" />
      <strong className="font-semibold">Preview</strong>
      <span className="text-muted">{who}</span>
      <a href={list.href} className="link ml-auto inline-flex min-h-6 items-center">
        {list.label}
      </a>
    </aside>
  );
}

import { PreviewBar } from "@/components/admin/preview-bar";
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
    <PreviewBar state={state} list={list}>
      {who}
    </PreviewBar>
  );
}

import { TextField } from "@/components/forms/fields";
import { PostForm } from "@/components/admin/posts/post-form";
import { ResourceForm } from "@/components/admin/resource-form";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { call } from "@/lib/platform/http/client";
import type { createNewsApi, updateNewsApi, updateNewsStatsApi } from "@/lib/posts/news/api";
import { newsCategories, type NewsDto, newsInput, newsStats, picturelessNews } from "@/lib/posts/news/schema";

export function NewsForm({ record: post, ...handlers }: RecordForm<NewsDto>) {
  return (
    <PostForm
      {...handlers}
      kind="news"
      record={post}
      schema={post && !(post.imageUrl && post.author.avatar) ? picturelessNews : newsInput}
      own={(from: NewsDto | undefined) => ({ source: from?.source ?? "", sourceUrl: from?.sourceUrl ?? "" })}
      slugHint="The post's address: /latest-news/slug. Made from the title when it is empty."
      categories={newsCategories.map((name) => ({ value: name, label: name }))}
      save={(body, updatedAt) =>
        post
          ? call<typeof updateNewsApi>("PATCH", "/api/news/{id}", {
              params: { id: post.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createNewsApi>("POST", "/api/news", {
              body: { ...body, imageUrl: body.imageUrl ?? "" },
            })
      }
      title={post ? "Edit News" : "Add News"}
      done={post ? "News post updated successfully" : "News post created successfully"}
      failure="Failed to save news post"
    >
      <TextField name="source" label="Source" autoComplete="off" />
      <TextField
        name="sourceUrl"
        label="Source URL"
        type="url"
        placeholder="https://…"
        className="sm:col-span-2"
      />
    </PostForm>
  );
}

/** Sets how often a post was read and shared. What is no number becomes 0. */
export function StatsForm({
  post,
  ...handlers
}: {
  post: NewsDto;
  onSaved: (post: NewsDto) => void;
  onClose: () => void;
}) {
  return (
    <ResourceForm
      {...handlers}
      title={`Edit stats of ${post.title}`}
      kind="news-stats"
      record={post}
      schema={newsStats}
      toValues={({ views, shares }: NewsDto = post) => ({ views, shares })}
      save={(body) =>
        call<typeof updateNewsStatsApi>("PATCH", "/api/news/{id}/stats", { params: { id: post.id }, body })
      }
      done="Stats updated successfully"
      failure="Failed to update stats"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="views" label="Views" type="number" autoComplete="off" />
        <TextField name="shares" label="Shares" type="number" autoComplete="off" />
      </div>
    </ResourceForm>
  );
}

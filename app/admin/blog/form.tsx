import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { GeneratedField } from "@/components/admin/generated-field";
import { PostForm } from "@/components/admin/posts/post-form";
import type { RecordForm } from "@/components/admin/use-record-screen";
import { call } from "@/lib/platform/http/client";
import { textOfHtml } from "@/lib/platform/rich-text/utils";
import type { createBlogApi, updateBlogApi } from "@/lib/posts/blog/api";
import {
  blogCategories,
  type BlogDto,
  blogInput,
  categoryLabel,
  picturelessBlog,
} from "@/lib/posts/blog/schema";
import { readTime } from "@/lib/posts/utils";

export function BlogForm({ record: post, ...handlers }: RecordForm<BlogDto>) {
  return (
    <PostForm
      {...handlers}
      kind="blog"
      record={post}
      schema={post && !(post.imageUrl && post.author.avatar) ? picturelessBlog : blogInput}
      own={(from: BlogDto | undefined) => ({ readTime: from?.readTime ?? "" })}
      slugHint="The post's address: /blog/slug."
      categories={blogCategories.map(({ name }) => ({ value: name, label: categoryLabel(name) }))}
      save={(body, updatedAt) =>
        post
          ? call<typeof updateBlogApi>("PATCH", "/api/blog/{id}", {
              params: { id: post.id },
              body: { ...body, updatedAt },
            })
          : call<typeof createBlogApi>("POST", "/api/blog", {
              body: { ...body, imageUrl: body.imageUrl ?? "" },
            })
      }
      title={post ? "Edit Blog Post" : "New Blog Post"}
      done={post ? "Post updated successfully" : "Post created successfully"}
      failure="Failed to save post"
    >
      <ReadTimeField />
    </PostForm>
  );
}

/** How long a post takes to read: what is typed, else what its words come to. */
function ReadTimeField() {
  const { getValues, setValue } = useFormContext<{ content: string; readTime: string }>();
  const content = String(useWatch({ name: "content" }) ?? "");
  const estimate = textOfHtml(content) === "" ? undefined : readTime(content);
  const filledIn = useRef<string>(undefined);

  useEffect(() => {
    const now = getValues("readTime");
    if (!estimate || (now !== "" && now !== filledIn.current)) return;
    filledIn.current = estimate;
    setValue("readTime", estimate, { shouldValidate: true });
  }, [estimate, getValues, setValue]);

  return (
    <GeneratedField
      name="readTime"
      label="Read time"
      hint={estimate ? `The text comes to ${estimate}, at 220 words a minute.` : "For example: 5 min read."}
      placeholder={estimate}
      action="Estimate"
      make={() => readTime(content)}
    />
  );
}

import type { Metadata } from "next";
import { requireRole } from "@/app/require-role";
import { PostAuthors } from "@/components/admin/posts/author-fields";
import { listAuthors } from "@/lib/posts/queries";
import { BlogPosts } from "./screen";

export const metadata: Metadata = { title: "Blog Management" };

export default async function BlogPage() {
  await requireRole("admin");
  return (
    <PostAuthors authors={await listAuthors()}>
      <BlogPosts />
    </PostAuthors>
  );
}

import type { Metadata } from "next";
import { requireRole } from "@/app/require-role";
import { PostAuthors } from "@/components/admin/posts/author-fields";
import { listAuthors } from "@/lib/posts/queries";
import { NewsPosts } from "./screen";

export const metadata: Metadata = { title: "News Management" };

export default async function NewsPage() {
  await requireRole("admin");
  return (
    <PostAuthors authors={await listAuthors()}>
      <NewsPosts />
    </PostAuthors>
  );
}

import type { Metadata } from "next";
import { BlogPosts } from "./columns";

export const metadata: Metadata = { title: "Blog Management" };

export default function BlogPage() {
  return <BlogPosts />;
}

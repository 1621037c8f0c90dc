import type { Metadata } from "next";
import { BlogPosts } from "./screen";

export const metadata: Metadata = { title: "Blog Management" };

export default function BlogPage() {
  return <BlogPosts />;
}

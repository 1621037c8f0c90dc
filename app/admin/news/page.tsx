import type { Metadata } from "next";
import { NewsPosts } from "./columns";

export const metadata: Metadata = { title: "News Management" };

export default function NewsPage() {
  return <NewsPosts />;
}

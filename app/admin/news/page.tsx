import type { Metadata } from "next";
import { NewsPosts } from "./screen";

export const metadata: Metadata = { title: "News Management" };

export default function NewsPage() {
  return <NewsPosts />;
}

import type { Metadata } from "next";
import { listCategories } from "@/lib/categories/queries";
import { ToolList } from "./screen";

export const metadata: Metadata = { title: "Tools Management" };

export default async function ToolsPage() {
  const categories = await listCategories();
  return <ToolList categories={categories.map(({ name, slug }) => ({ name, slug }))} />;
}

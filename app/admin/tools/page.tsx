import type { Metadata } from "next";
import { listCategories, resolveCategory } from "@/lib/categories/queries";
import { adminCategories } from "@/lib/categories/utils-labels";
import { ToolList } from "./screen";

export const metadata: Metadata = { title: "Tools Management" };

export default async function ToolsPage() {
  const categories = await listCategories();
  const labels = await Promise.all(
    adminCategories.map(async (label) => [label, (await resolveCategory(label))?.name ?? label]),
  );
  return (
    <ToolList
      categories={categories.map(({ name, slug }) => ({ name, slug }))}
      becomes={Object.fromEntries(labels)}
    />
  );
}

import type { Metadata } from "next";
import { listCategories } from "@/lib/categories/queries";
import { TaskList } from "./screen";

export const metadata: Metadata = { title: "Tasks" };

export default async function TasksPage() {
  const categories = await listCategories();
  return <TaskList categories={categories.map(({ name, slug }) => ({ name, slug }))} />;
}

import { LayoutGrid } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeader } from "@/components/layout/page-header";
import { CategoryIndex } from "@/components/lists/category-index";
import { CategoryTiles } from "@/components/lists/category-tiles";
import { listCategories, listTiles } from "@/lib/categories/queries";
import { siteUrl } from "@/lib/platform/http/site-url";
import { itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const path = "/categories";
const title = "Categories";
const description =
  "AI tools by what they are for. Start from one of eight fields, or go straight to a category.";

export const generateMetadata = () => pageMetadata({ title, description, path });

/** The eight tiles, and below them every category. */
export default async function CategoriesPage() {
  const [tiles, categories] = await Promise.all([listTiles(), listCategories()]);
  const items = tiles.map(({ label, slug }) => ({ name: label, path: `/category/${slug}` }));

  return (
    <div className="container pb-16">
      <PageHeader title={title} description={description} />
      {categories.length === 0 ? (
        <EmptyState icon={<LayoutGrid />} title="No categories yet" />
      ) : (
        <>
          <CategoryTiles tiles={tiles} />
          <CategoryIndex categories={categories} />
        </>
      )}
      <JsonLd data={itemList(siteUrl(), { name: title, items })} />
    </div>
  );
}

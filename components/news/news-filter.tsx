import { PostSearch } from "@/components/posts/post-search";
import { NativeSelect, Options } from "@/components/ui/native-select";
import { allCategories, type CategoryOption } from "@/lib/posts/utils";

export function NewsFilter({
  text,
  category,
  options,
}: {
  text?: string;
  category: string;
  options: CategoryOption[];
}) {
  return (
    <PostSearch action="/news" label="Search news" text={text}>
      <NativeSelect
        name="category"
        aria-label="Category"
        defaultValue={category}
        className="min-w-0 flex-[1_1_180px] sm:flex-none"
      >
        <option value={allCategories}>All</option>
        <Options of={options.map(({ name, slug }) => ({ value: slug, label: name }))} />
      </NativeSelect>
    </PostSearch>
  );
}

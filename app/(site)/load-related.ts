import { findCategory } from "@/lib/categories/queries";
import { findPosts } from "@/lib/posts/queries";
import { listSoftwareMenu } from "@/lib/software-pages/queries";
import { findUnmistakable, longestName } from "@/lib/search/queries-names";
import { fold, isContent, wordsOf } from "@/lib/search/understanding/text";
import { findTasks } from "@/lib/tasks/queries";
import { readSearch } from "@/lib/tools/queries-search";

/** Something else of the site that a search fits: a task, a category, a "best software" page or a post. */
export type Related = { kind: "Task" | "Category" | "Best of" | "Blog"; title: string; href: string };

const mostPages = 2;
const mostPosts = 1;

/** What of the site, other than tools, fits a search. */
export async function loadRelated(text: string): Promise<Related[]> {
  const words = wordsOf(text).filter(isContent);
  if (words.length === 0) return [];
  const { named } = await readSearch(text);
  const isName =
    (named && named.as !== "like") || (words.length <= longestName && (await findUnmistakable(text)));
  const [tasks, category, pages, posts] = await Promise.all([
    // The words of a tool's name speak of none.
    findTasks(isName ? (named?.more ?? "") : text),
    findCategory(text),
    listSoftwareMenu(),
    findPosts("blog", { q: text, limit: mostPosts }),
  ]);
  const fits = ({ title, description }: { title: string; description: string }) => {
    const said = fold(`${title} ${description}`);
    return words.every((word) => said.includes(word.replace(/s$/, "")));
  };
  return [
    ...tasks.map(({ slug, name }) => ({ kind: "Task" as const, title: name, href: `/tasks/${slug}` })),
    ...(category && !text.includes(",")
      ? [{ kind: "Category" as const, title: category.name, href: `/category/${category.members[0]!.slug}` }]
      : []),
    ...pages
      .filter(fits)
      .slice(0, mostPages)
      .map(({ slug, title }) => ({ kind: "Best of" as const, title, href: `/${slug}` })),
    ...posts.map(({ slug, title }) => ({ kind: "Blog" as const, title, href: `/blog/${slug}` })),
  ];
}

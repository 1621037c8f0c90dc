import type { ReactNode } from "react";
import { Byline } from "@/components/posts/byline";

/** The head of an article: category, title, summary and byline. */
export function ArticleHeader({
  category,
  title,
  excerpt,
  author,
  publishedAt,
  facts,
}: {
  category: ReactNode;
  title: string;
  excerpt: string;
  author: { name: string; avatar: string | null };
  publishedAt: string;
  facts?: ReactNode;
}) {
  return (
    <header className="flex max-w-[760px] flex-col gap-3">
      <p className="text-sm">{category}</p>
      <h1 className="text-[clamp(26px,4vw,36px)] leading-[1.15]">{title}</h1>
      <p className="text-muted max-w-[65ch] text-lg">{excerpt}</p>
      <Byline author={author} publishedAt={publishedAt}>
        {facts}
      </Byline>
    </header>
  );
}

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TrendingList } from "@/components/lists/trending-list";
import type { TrendingCard } from "@/lib/tools/trending/schema";

it("says what the number on a card is", () => {
  const tool = { id: "1", slug: "quill", name: "Quill", votes: 2_812, rating: null } as TrendingCard;
  const text = renderToStaticMarkup(<TrendingList tools={[tool]} />).replace(/<[^>]*>/g, "");
  expect(text).toContain("Vote score 28");
});

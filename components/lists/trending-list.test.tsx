import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TrendingList } from "@/components/lists/trending-list";
import type { TrendingCard } from "@/lib/tools/trending/schema";

const quill = { id: "1", slug: "quill", name: "Quill", votes: 2_812, rating: null, moved: 0 } as TrendingCard;
const textOf = (tool: TrendingCard) =>
  renderToStaticMarkup(<TrendingList tools={[tool]} />).replace(/<[^>]*>/g, "");

it("says what the number on a card is", () => expect(textOf(quill)).toContain("Vote score 28"));

it.each([
  [0, "Number 1Quill"],
  [3, "Number 1, up 3 since yesterdayQuill"],
  [-12, "Number 1, down 12 since yesterdayQuill"],
  [null, "Number 1, NewQuill"],
])("says in words that a tool moved by %j", (moved, text) =>
  expect(textOf({ ...quill, moved })).toContain(text),
);

it("names all that a tool runs on, and shows three of them", () => {
  const html = renderToStaticMarkup(
    <TrendingList tools={[{ ...quill, platforms: ["android", "web", "ios", "macos", "api"] }]} />,
  );
  expect(html).toContain('aria-label="Web, macOS, iOS, Android, API"');
  expect(html.match(/<i class/g)).toHaveLength(3);
  expect(textOf({ ...quill, platforms: ["web", "ios", "macos", "api"] })).toContain("+1");
});

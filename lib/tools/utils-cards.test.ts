import { expect, it } from "vitest";
import type { ToolCardDto } from "@/lib/tools/schema";
import { packCards, unpackCards } from "@/lib/tools/utils-cards";

const card: ToolCardDto = {
  id: "65a1b2c3d4e5f60718293a4b",
  name: "Scribe",
  slug: "scribe",
  category: "Writing",
  blurb: "Writes drafts.",
  pricing: "freemium",
  tasks: "Write a blog post",
  votes: 5,
  reviews: 0,
  rating: null,
  isNew: false,
  isUpcoming: false,
  launchDate: "2026-10-03T15:54:29.398Z",
};

it("carries a card without names and without what it has not", () => {
  expect(packCards([card])).toEqual([
    [card.id, "Scribe", "scribe", "Writing", "Writes drafts.", "freemium", "Write a blog post", 5, 0, null],
  ]);
});

it("gives back every card as it was, with its day where the list tells it", () => {
  const cards: ToolCardDto[] = [
    card,
    { ...card, rating: 4.5, reviews: 7, isNew: true },
    { ...card, isUpcoming: true, launchDate: null },
    { ...card, platforms: ["web", "api"] },
  ];
  expect(unpackCards(packCards(cards, { dated: true }))).toEqual(cards);
  expect(unpackCards(packCards(cards))).toEqual(cards.map((one) => ({ ...one, launchDate: null })));
});

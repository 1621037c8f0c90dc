import type { ToolCardDto } from "@/lib/tools/schema";

/**
 * A card as a page carries it to the browser: its values in a fixed order, since their names, a hundred and fifty times,
 * would weigh a third of all of it. What most cards have not stands last and is left out.
 */
export type CardRow = [
  id: string,
  name: string,
  slug: string,
  category: string,
  blurb: string,
  pricing: ToolCardDto["pricing"],
  tasks: string,
  votes: number,
  reviews: number,
  rating: number | null,
  isNew?: boolean,
  isUpcoming?: boolean,
  platforms?: ToolCardDto["platforms"] | null,
  launchDate?: string | null,
];

/**
 * The cards of a list as its page carries them.
 *
 * @param dated whether the list tells when a tool was launched
 */
export function packCards(cards: ToolCardDto[], { dated = false } = {}): CardRow[] {
  return cards.map((card) => {
    const row: CardRow = [
      card.id,
      card.name,
      card.slug,
      card.category,
      card.blurb,
      card.pricing,
      card.tasks,
      card.votes,
      card.reviews,
      card.rating,
      card.isNew,
      card.isUpcoming,
      card.platforms ?? null,
      dated ? card.launchDate : null,
    ];
    // All that a card has to have ends with its rating.
    while (row.length > 10 && !row.at(-1)) row.pop();
    return row;
  });
}

/** The cards that a page carried. */
export function unpackCards(rows: CardRow[]): ToolCardDto[] {
  return rows.map(
    ([
      id,
      name,
      slug,
      category,
      blurb,
      pricing,
      tasks,
      votes,
      reviews,
      rating,
      isNew = false,
      isUpcoming = false,
      platforms,
      launchDate = null,
    ]) => ({
      ...{ id, name, slug, category, blurb, pricing, tasks, votes, reviews, rating, isNew, isUpcoming },
      ...(platforms && { platforms }),
      launchDate,
    }),
  );
}

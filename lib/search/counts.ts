import type { IndexFilter } from "@/lib/search/filter";
import { pricingCode } from "@/lib/search/filter";

/** Tools that are alike in all that lists are filtered by, as `search.facet` has them. */
export type Combination = {
  category: number;
  pricing: number;
  stars: number;
  isNew: boolean;
  isTrending: boolean;
  isUpcoming: boolean;
  factSet: number;
  tools: number;
};
export type FactSet = { id: number; facts: string[]; price: number | null };

/** A choice and how many tools it would leave; facts are named as `search.facts_of` writes them. */
export type Choice = {
  field: "fact" | "pricing" | "stars" | "price" | "category" | "new" | "trending";
  value: string;
  tools: number;
};

/** How many tools there are of each combination, counted without asking the database. */
export class Counts {
  readonly #places = new Map<string, number>();
  readonly #combinations: Combination[] = [];
  readonly #sets = new Map<number, { facts: number[]; price: number | null }>();
  readonly #facts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** The sets of facts that are not known yet. */
  unknownSets(combinations: Combination[]): number[] {
    return [...new Set(combinations.map(({ factSet }) => factSet))].filter((id) => !this.#sets.has(id));
  }

  addSets(sets: FactSet[]): void {
    for (const { id, facts, price } of sets)
      this.#sets.set(id, { facts: facts.map((fact) => this.#number(fact)), price });
  }

  /** Takes over what has changed. */
  update(combinations: Combination[]): void {
    for (const one of combinations) {
      const { category, pricing, stars, isNew, isTrending, isUpcoming, factSet } = one;
      const key = [category, pricing, stars, +isNew, +isTrending, +isUpcoming, factSet].join();
      const place = this.#places.get(key) ?? this.#combinations.length;
      this.#places.set(key, place);
      this.#combinations[place] = one;
    }
  }

  /** How many tools meet a filter. */
  total(filter: IndexFilter): number {
    const fails = this.#reader(filter);
    let total = 0;
    for (const one of this.#combinations) if (one.tools > 0 && fails(one) === 0) total += one.tools;
    return total;
  }

  /**
   * How many tools would be left by each choice: by a fact beside those that are asked for, and by another price, rating,
   * pricing, category or flag in the place of the present one.
   *
   * @param steps the prices that are offered
   */
  choices(filter: IndexFilter, steps: readonly number[]): Choice[] {
    const fails = this.#reader(filter);
    const facts = new Float64Array(this.#facts.length);
    const counts = {
      pricing: [0, 0, 0],
      stars: [0, 0, 0, 0, 0, 0],
      price: steps.map(() => 0),
      new: 0,
      trending: 0,
    };
    const categories = new Map<number, number>();
    for (const one of this.#combinations) {
      if (one.tools === 0) continue;
      const { category, pricing, stars, factSet, tools } = one;
      const failed = fails(one);
      // What fails by one part of the filter alone counts where that part would be another.
      const met = (part: number) => (failed & ~part) === 0;
      if (met(0)) for (const fact of this.#sets.get(factSet)!.facts) facts[fact]! += tools;
      if (met(parts.pricing)) counts.pricing[pricing]! += tools;
      if (met(parts.stars)) for (let least = 1; least <= stars; least++) counts.stars[least]! += tools;
      if (met(parts.price)) {
        const { price } = this.#sets.get(factSet)!;
        for (const [i, step] of steps.entries())
          if (price !== null && price <= step) counts.price[i]! += tools;
      }
      if (met(parts.category)) categories.set(category, (categories.get(category) ?? 0) + tools);
      if (one.isNew && met(parts.new)) counts.new += tools;
      if (one.isTrending && met(parts.trending)) counts.trending += tools;
    }
    const named = (field: Choice["field"], values: (string | number)[], of: ArrayLike<number>) =>
      values.map((value, i) => ({ field, value: String(value), tools: of[i]! }));
    return [
      ...named("fact", this.#facts, facts),
      ...named("pricing", Object.keys(pricingCode), counts.pricing),
      ...named("stars", [1, 2, 3, 4, 5], counts.stars.slice(1)),
      ...named("price", [...steps], counts.price),
      ...named("category", [...categories.keys()], [...categories.values()]),
      ...named("new", ["true"], [counts.new]),
      ...named("trending", ["true"], [counts.trending]),
    ];
  }

  #number(fact: string): number {
    const known = this.#numbers.get(fact);
    if (known !== undefined) return known;
    const made = this.#facts.push(fact) - 1;
    this.#numbers.set(fact, made);
    return made;
  }

  /** The parts of a filter that a combination does not meet, as bits. */
  #reader(filter: IndexFilter): (one: Combination) => number {
    const { minRating = 0, isNew, isTrending, isUpcoming, maxPrice } = filter;
    const categories = filter.categories && new Set(filter.categories);
    const pricing = filter.pricing && pricingCode[filter.pricing];
    // A fact that no tool has is -1, which no set has either.
    const asked = (filter.facts ?? []).map((fact) => this.#numbers.get(fact) ?? -1);
    const bySet = new Map<number, number>();
    const failsOfSet = (id: number) => {
      const known = bySet.get(id);
      if (known !== undefined) return known;
      const { facts, price } = this.#sets.get(id)!;
      const failed =
        (asked.every((fact) => facts.includes(fact)) ? 0 : parts.facts) |
        (maxPrice === undefined || (price !== null && price <= maxPrice) ? 0 : parts.price);
      bySet.set(id, failed);
      return failed;
    };
    const ofSets = asked.length > 0 || maxPrice !== undefined;
    return (one) =>
      (categories && !categories.has(one.category) ? parts.category : 0) |
      (pricing !== undefined && one.pricing !== pricing ? parts.pricing : 0) |
      (one.stars < minRating ? parts.stars : 0) |
      (isNew !== undefined && one.isNew !== isNew ? parts.new : 0) |
      (isTrending !== undefined && one.isTrending !== isTrending ? parts.trending : 0) |
      (isUpcoming !== undefined && one.isUpcoming !== isUpcoming ? parts.upcoming : 0) |
      (ofSets ? failsOfSet(one.factSet) : 0);
  }
}

const parts = {
  category: 1,
  pricing: 2,
  stars: 4,
  new: 8,
  trending: 16,
  upcoming: 32,
  facts: 64,
  price: 128,
};

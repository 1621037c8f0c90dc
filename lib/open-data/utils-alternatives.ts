import { groupBy, type PublicList, type RankedLine } from "@/lib/open-data/utils-lists";
import { type Candidate, rankByLikeness, reach } from "@/lib/tools/alternatives/utils-likeness";
import { hasFreePlan, isMadeInEurope, runsOnPhone } from "@/lib/tools/facts/utils";

/** A tool's facts in the terms of the index. */
const factsOf = ({ facts, pricing }: RankedLine) => [
  ...facts.platforms.map((one) => `platform:${one}`),
  ...facts.integrations.map((one) => `integration:${one}`),
  ...(facts.openSource ? ["open-source"] : []),
  ...(hasFreePlan(pricing.type, facts) ? ["free-plan"] : []),
  ...(isMadeInEurope(facts) ? ["made-in-europe"] : []),
  ...(runsOnPhone(facts) ? ["phone"] : []),
];
const slugsOf = ({ tasks }: RankedLine) => tasks.map(({ slug }) => slug);

/** Finds the alternatives of a tool as the site does, in a catalogue that is in the order of the trend. */
export function alternativesIn(lists: PublicList[]): (self: RankedLine) => RankedLine[] {
  const byTrend = lists.find(({ name }) => name === "trending")!.tools;
  const byCategory = groupBy(byTrend, ({ categorySlug }) => [categorySlug]);
  const upcomingLast = [...byTrend].sort((a, b) => Number(a.isUpcoming) - Number(b.isUpcoming));
  const byTask = groupBy(upcomingLast, slugsOf);

  return (self) => {
    const own = slugsOf(self);
    const counts = new Map(own.map((slug) => [slug, Math.min(reach.common + 1, byTask.get(slug)!.length)]));
    const frequent = own.filter((slug) => counts.get(slug)! > reach.common);
    const rare = own.filter((slug) => !frequent.includes(slug));
    const near = new Set([
      ...rare.flatMap((slug) => byTask.get(slug)!.slice(0, reach.byTask)),
      ...(frequent.length === 0 ? [] : byTrend.slice(0, reach.probed)).filter((tool) =>
        slugsOf(tool).some((slug) => frequent.includes(slug)),
      ),
      ...byCategory.get(self.categorySlug)!.slice(0, reach.byCategory),
    ]);
    near.delete(self);
    const traits = (tool: RankedLine) => ({
      tasks: slugsOf(tool),
      categoryId: tool.categorySlug,
      tags: tool.tags,
      facts: factsOf(tool),
    });
    const candidates = [...near].map((tool): Candidate & { tool: RankedLine } => ({
      ...traits(tool),
      tool,
      id: tool.id,
      isUpcoming: tool.isUpcoming,
      trend: tool.trend,
      nameKey: tool.nameKey,
    }));
    return rankByLikeness(traits(self), candidates, counts).map(({ tool }) => tool);
  };
}

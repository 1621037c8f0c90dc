import { alternativesIn } from "@/lib/open-data/utils-alternatives";
import type { PublicList, RankedLine } from "@/lib/open-data/utils-lists";
import type { RankDto } from "@/lib/tools/ranking/schema";
import { trendOf } from "@/lib/tools/ranking/utils";
import type { ToolDto } from "@/lib/tools/schema";

/** Asks a site: the body of its answer, undefined where it says 404. */
export type Ask = (path: string) => Promise<unknown>;
/** How many places of each list are compared, and the alternatives of how many tools. */
type Depth = { places: number; alternatives: number };
type Comparison = { changed: number; difference?: string };

const pageSize = 200;
/** What the moment of an answer may be off by, in half-lives of the trend: half a minute. */
const offBy = 3e-5;

/** Whether a site tells the numbers that orders follow from as a file does. */
const isSame = (tool: RankedLine, now: ToolDto) =>
  (
    ["votes", "views", "rating", "reviews", "launchDate", "isUpcoming", "categorySlug", "name"] as const
  ).every((field) => tool[field] === now[field]);

/**
 * Holds what a site answers now against a file. Votes go on, so a tool whose own numbers are others by now stands aside; all the
 * others must be in the same order.
 */
export class SiteComparison {
  private readonly known: Map<string, RankedLine>;
  private readonly changed = new Set<string>();
  private readonly looked = new Map<string, Promise<boolean>>();

  constructor(
    private readonly lists: PublicList[],
    private readonly ask: Ask,
  ) {
    this.known = new Map(lists[0]!.tools.map((tool) => [tool.id, tool]));
  }

  async compare({ places, alternatives }: Depth): Promise<Comparison> {
    for (const list of this.lists) {
      const difference = await this.compareList(list, places);
      if (difference) return { changed: this.changed.size, difference };
    }
    const { tools } = this.lists[0]!;
    const step = Math.max(1, Math.ceil(tools.length / Math.max(1, alternatives)));
    const find = alternativesIn(this.lists);
    for (const self of alternatives > 0 ? tools.filter((_, at) => at % step === 0) : []) {
      const difference = await this.compareAlternatives(self, find(self));
      if (difference) return { changed: this.changed.size, difference };
    }
    return { changed: this.changed.size };
  }

  private async *askList(query: string, places: number): AsyncGenerator<ToolDto> {
    for (let page = 1; (page - 1) * pageSize < places; page++) {
      const path = `/api/tools?${query}&limit=${pageSize}&page=${page}`;
      const tools = ((await this.ask(path)) ?? []) as ToolDto[];
      yield* tools.slice(0, places - (page - 1) * pageSize);
      if (tools.length < pageSize) return;
    }
  }

  private async compareList({ name, query, tools }: PublicList, places: number): Promise<string | undefined> {
    let [at, answered] = [0, 0];
    for await (const theirs of this.askList(query, places)) {
      answered += 1;
      const tool = this.known.get(theirs.id);
      if (!tool || !isSame(tool, theirs)) {
        this.changed.add(theirs.id);
        continue;
      }
      if (this.changed.has(tool.id)) continue;
      while (tools[at] && tools[at] !== tool && (await this.hasChanged(tools[at]!))) at += 1;
      if (tools[at] === tool) at += 1;
      else if (!(await this.hasChanged(tool)))
        return `${name}: the file has "${tools[at]?.name}" at place ${at + 1}, the site "${tool.name}"`;
    }
    // The site's list has ended: what the file has beyond it must have gone.
    for (const tool of answered < places ? tools.slice(at, places) : [])
      if (!(await this.hasChanged(tool))) return `${name}: the site's list is without "${tool.name}"`;
    return undefined;
  }

  private async compareAlternatives(self: RankedLine, ours: RankedLine[]): Promise<string | undefined> {
    const answer = (await this.ask(`/api/tools/${self.id}/alternatives`)) as { tool: ToolDto }[] | undefined;
    const theirs = answer?.map(({ tool }) => tool) ?? [];
    const length = Math.max(ours.length, theirs.length);
    const at = Array.from({ length }, (_, i) => i).find((i) => ours[i]?.id !== theirs[i]?.id);
    if (at === undefined) return undefined;
    const concerned = [self, ours[at], theirs[at] && this.known.get(theirs[at].id)];
    const isNew = theirs[at] && !concerned[2];
    for (const tool of concerned) if (tool && (await this.isEdited(tool))) return undefined;
    if (isNew || (await this.hasOtherTasks(self))) return undefined;
    return `alternatives of "${self.name}", place ${at + 1}: the file gives "${ours[at]?.name}", the site "${theirs[at]?.name}"`;
  }

  /** Whether a tool is gone, or one of its numbers is another: asked once for each. */
  private async hasChanged(tool: RankedLine): Promise<boolean> {
    if (this.changed.has(tool.id)) return true;
    const looked = this.looked.get(tool.id) ?? this.look(tool);
    this.looked.set(tool.id, looked);
    if (await looked) this.changed.add(tool.id);
    return looked;
  }

  private async look(tool: RankedLine): Promise<boolean> {
    const now = (await this.ask(`/api/tools/${tool.id}`)) as ToolDto | undefined;
    const rank = (await this.ask(`/api/tools/${tool.id}/rank`)) as RankDto | undefined;
    if (!now || !rank || !isSame(tool, now)) return true;
    // A vote that was taken back and one that was cast leave the same number, and another trend.
    const scoreOf = (name: string) => rank.lists.find(({ list }) => list === name)!.score;
    // Ratings lose weight every night, which changes the order by rating and no number that is shown.
    if (Math.abs(scoreOf("rating") - tool.rank.rating.score) > 1e-9) return true;
    return Math.abs(Math.log2(scoreOf("trending") / trendOf(tool.trend, new Date()))) > offBy;
  }

  /** The same, or anything else of its entry was edited, which alternatives are compared by. */
  private async isEdited(tool: RankedLine): Promise<boolean> {
    const now = (await this.ask(`/api/tools/${tool.id}`)) as ToolDto | undefined;
    return now?.updatedAt !== tool.updatedAt || this.hasChanged(tool);
  }

  /** Whether there are more or fewer tools for a task of a tool by now. */
  private async hasOtherTasks({ tasks }: RankedLine): Promise<boolean> {
    const now = (await this.ask("/api/tasks")) as { slug: string; tools: number }[];
    return tasks.some(({ slug }) => {
      const before = this.lists[0]!.tools.filter((tool) => tool.tasks.some((task) => task.slug === slug));
      return now.find((task) => task.slug === slug)?.tools !== before.length;
    });
  }
}

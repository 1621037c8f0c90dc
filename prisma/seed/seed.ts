import { openDatabase } from "@/lib/platform/db";
import { factFields } from "@/lib/tools/facts/schema";
import { websiteKey } from "@/lib/tools/utils-address";
import { loadSamples, type SampleTool } from "./load";
import { launchDays, sampleNumbers } from "./numbers";

const day = 86_400_000;

/** How long the whole may take, in milliseconds: a small machine that does other things as well needs minutes. */
const longest = 900_000;

/**
 * Fills an empty database with the sample catalogue, in one transaction: either all of it is there or nothing. A
 * database that has a category already is left as it is; then undefined.
 */
export async function seed(): Promise<{ categories: number; tools: number } | undefined> {
  // Nobody waits for a page meanwhile: one statement fills the index of the whole catalogue.
  const { client: db } = openDatabase(0);
  try {
    return await fill(db);
  } finally {
    await db.$disconnect();
  }
}

type Database = ReturnType<typeof openDatabase>["client"];

async function fill(db: Database) {
  if ((await db.category.count()) > 0) return undefined;
  const samples = loadSamples();
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const toPost = <P extends { author: { name: string }; daysAgo: number }>({
    author,
    daysAgo,
    ...post
  }: P) => ({
    ...post,
    authorName: author.name,
    status: "published",
    publishedAt: ago(daysAgo),
    createdAt: ago(daysAgo),
    updatedAt: ago(daysAgo),
  });

  return db.$transaction(
    async (tx) => {
      // Of two processes that start at once, one seeds and the other finds it done.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(728401)`;
      if ((await tx.category.count()) > 0) return undefined;

      const categories = await tx.category.createManyAndReturn({
        data: samples.categories.map((category, position) => ({ ...category, position })),
        select: { id: true, name: true },
      });
      const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
      const launched = launchDays(samples.tools.map(({ slug }) => slug));
      const toRow = (tool: SampleTool) => ({
        name: tool.name,
        slug: tool.slug,
        description: tool.description,
        categoryId: categoryIds.get(tool.category)!,
        websiteUrl: tool.website,
        websiteKey: websiteKey(tool.website),
        pricingType: tool.pricing.type.toLowerCase(),
        startingPrice: tool.pricing.startingPrice,
        features: tool.features,
        useCases: tool.useCases,
        tags: tool.tags,
        status: "published",
      });
      const mostPopular = new Set(
        samples.tools.filter(({ popularity }) => popularity >= 86).map(({ slug }) => slug),
      );
      const tools = await tx.tool.createManyAndReturn({
        data: [
          ...samples.tools.map((tool) => {
            const days = launched.get(tool.slug)!;
            return {
              ...toRow(tool),
              isNew: days <= 30,
              isTrending: mostPopular.has(tool.slug),
              isTopRated: (tool.rating ?? 0) >= 4.7,
              launchDate: ago(days),
              createdAt: ago(days),
              updatedAt: ago(days),
            };
          }),
          ...samples.upcoming.map((tool, i) => ({
            ...toRow(tool),
            isUpcoming: true,
            createdAt: ago(3 + i * 4),
            updatedAt: ago(3 + i * 4),
          })),
        ],
        select: { id: true, slug: true },
      });
      const toolIds = new Map(tools.map(({ id, slug }) => [slug, id]));
      await setSampleNumbers(tx, samples.tools, toolIds);

      const tasks = await tx.task.createManyAndReturn({
        data: samples.tasks.map(({ category, ...task }) => ({
          ...task,
          categoryId: categoryIds.get(category)!,
        })),
        select: { id: true, slug: true },
      });
      const taskIds = new Map(tasks.map(({ id, slug }) => [slug, id]));
      await tx.searchWord.createMany({ data: samples.words });
      await tx.toolFact.createMany({
        data: samples.facts.flatMap(({ slug, sources, tasks: _tasks, ...values }) =>
          factFields.flatMap((field) => {
            const value = field === "pictures" ? undefined : values[field];
            if (value === undefined) return [];
            return [{ toolId: known(toolIds, slug), field, value, sourceUrl: sources[field] }];
          }),
        ),
      });
      await tx.toolTask.createMany({
        data: samples.facts.flatMap(({ slug, tasks: done }) =>
          done.map(({ task, how }, position) => ({
            toolId: known(toolIds, slug),
            taskId: known(taskIds, task),
            how,
            position,
          })),
        ),
      });

      await tx.newsPost.createMany({ data: samples.news.map(toPost) });
      await tx.blogPost.createMany({ data: samples.blog.map(toPost) });
      for (const [position, { tools: picks, ...page }] of samples.softwarePages.entries()) {
        await tx.softwarePage.create({
          data: {
            ...page,
            position,
            featured: true,
            lastUpdated: now,
            tools: {
              create: picks.map(({ slug, reason }, i) => ({
                toolId: known(toolIds, slug),
                position: i,
                reason,
              })),
            },
          },
        });
      }
      const bySlug = new Map(samples.tools.map((tool) => [tool.slug, tool]));
      await tx.sponsorship.createMany({
        data: samples.listings.map(({ slug, premiumBadge }, position) => {
          const tool = bySlug.get(slug)!;
          return {
            toolId: known(toolIds, slug),
            slug,
            name: tool.name,
            description: tool.description,
            category: tool.category,
            websiteUrl: tool.website,
            rating: tool.rating ?? undefined,
            premiumBadge,
            position,
            startDate: ago(2),
            endDate: new Date(now.getTime() + 365 * day),
          };
        }),
      });
      // Left to itself the server counts within a minute, and plans until then as for empty tables.
      await tx.$executeRaw`ANALYZE`;
      return { categories: categories.length, tools: tools.length };
    },
    { timeout: longest, maxWait: longest },
  );
}

function known(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The sample catalogue has no "${slug}".`);
  return id;
}

type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/**
 * Gives the tools their sample counters. Their trend takes the sample votes and views as having come in evenly over
 * the last year: what is left of them after decay is the daily rate times the mean life (14 days / ln 2).
 */
async function setSampleNumbers(tx: Transaction, tools: SampleTool[], ids: Map<string, string>) {
  const rows = tools.map((tool) => {
    const numbers = sampleNumbers(tool);
    const rate = (numbers.baseVotes + 0.05 * numbers.baseViews) / 365;
    return { id: ids.get(tool.slug)!, ...numbers, rating: tool.rating, points: (rate * 14) / Math.LN2 };
  });
  await tx.$executeRaw`
    UPDATE tool_stats AS stats
    SET base_votes = row."baseVotes", base_views = row."baseViews", base_reviews = row."baseReviews", base_rating = row.rating,
        trend = search.trend_add(stats.trend, row.points, now())
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (id text, "baseVotes" int, "baseViews" int, "baseReviews" int, rating float8, points float8)
    WHERE stats.tool_id = row.id`;
}

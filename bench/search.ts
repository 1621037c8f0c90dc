import { db } from "@/lib/platform/db";
import { homeCategories } from "@/lib/categories/utils";
import { countTools, listIds } from "@/lib/search/queries";
import { searchTools } from "@/lib/search/queries-text";
import { getAlternatives } from "@/lib/tools/alternatives/queries";
import { listFacets } from "@/lib/tools/facets/queries";
import { listCards, listToolCards } from "@/lib/tools/queries";
import { recommendTools } from "@/lib/tools/recommendations/queries";
import { type Labelled, labelled, measure } from "@/tests/support/search-quality";
import { filterMix, panelMix } from "./filters";
import { random, run, runBeside } from "./measure";
import { searchPlainly } from "./plain";
import { misspell, searchMix } from "./queries";

// One size a process (the connection comes from the environment); bench/run.mjs starts it for each.
const samples = 1_000;
const searches = 400;
const typos = 300;
const views = 400;
const panelCount = 200;

const sample = await db.$queryRaw<{ id: string; name: string }[]>`
  SELECT id, name FROM public.tool WHERE status = 'published' AND NOT is_upcoming AND md5(id || 'bench') < '1' ORDER BY md5(id) LIMIT 2000`;
const names = sample.map(({ name }) => name);
const codes = await db.$queryRaw<
  { code: number; slug: string }[]
>`SELECT code, slug FROM category ORDER BY position`;

const slice = { offset: 0, limit: 20 };
const search = (text: string) => async () => listCards((await searchTools(text, {}, "relevance", slice)).ids);
const plain = (text: string) => async () => listCards(await searchPlainly(text, slice));
// Each text is new to whoever is timed with it: what was understood before is kept.
const texts = searchMix(names, 2 * searches + 60);
const [alone, atOnce] = [texts.slice(0, searches), texts.slice(searches, 2 * searches)];
const needs = labelled.needs.map(({ text }) => text);
const suggestions = needs.map((text) => () => recommendTools(text));

const next = random(3);
// Lists that are empty cost next to nothing, and a small catalogue has more of them: only those that show something count.
const pageSize = 152;
const groups = [
  ...codes.map(({ code }) => [code]),
  ...homeCategories.map(({ stands }) =>
    codes.filter(({ slug }) => stands.includes(slug)).map(({ code }) => code),
  ),
];
const draw = filterMix(groups, new Date());
const pages: (() => Promise<unknown>)[] = [];
const fullPages: typeof pages = [];
while (pages.length < views) {
  const { filter, sort, page } = draw();
  const total = await countTools(filter);
  if (total === 0) continue;
  const offset = pageSize * (page(Math.ceil(total / pageSize)) - 1);
  const open = async () => listCards((await listIds(filter, sort, { offset, limit: pageSize })).ids);
  pages.push(open);
  if (total - offset >= pageSize) fullPages.push(open);
}
// What panels are opened with, each different, as the counts are kept.
const panels = panelMix(panelCount);
const facets = panels.map((panel) => () => listFacets(panel));
const lists = panels.map((panel) => () => listToolCards({ ...panel, page: 1, limit: pageSize }));
const home = Array.from(
  { length: 100 },
  () => async () => listCards((await listIds({}, "trending", { offset: 0, limit: 152 })).ids),
);

await run(
  [
    ...texts.slice(2 * searches).flatMap((text) => [search(text), plain(text)]),
    ...pages.slice(0, 20),
    ...home.slice(0, 10),
  ],
  4,
); // warm

let found = 0;
const misses: string[] = [];
const chosen = sample.slice(0, typos);
for (const { id, name } of chosen) {
  const typed = misspell(name, next);
  const { ids } = await searchTools(typed, {}, "relevance", { offset: 0, limit: 20 });
  if (ids.includes(id)) found++;
  else misses.push(`${name} <- ${typed}`);
}

/** The labelled needs, searches and alternatives are judged over the samples alone. */
async function measureQuality() {
  const found = async (q: string) =>
    (await listToolCards({ q, period: "all", page: 1, limit: 20 }))!.items.map(({ slug }) => slug);
  const suggested = async (text: string) => (await recommendTools(text)).suggestions.map(({ slug }) => slug);
  const replaced = async (slug: string) => ((await getAlternatives(slug)) ?? []).map(({ tool }) => tool.slug);
  const half = async (name: string, set: Labelled[], answer: (text: string) => Promise<string[]>) => {
    const some = set.filter((one) => one.half === name);
    const { shares, misses: missed } = await measure(some, answer);
    // What is missed of the half that is kept aside stays unseen.
    return name === "tune" && process.env.BENCH_MISSES ? { ...shares, missed } : shares;
  };
  const of = async (set: Labelled[], answer: (text: string) => Promise<string[]>) => ({
    kept: await half("kept", set, answer),
    tune: await half("tune", set, answer),
  });
  return {
    needs: await of(labelled.needs, suggested),
    searches: await of(labelled.searches, found),
    alternatives: await of(labelled.alternatives, replaced),
  };
}

const { total } = await listIds({}, "trending", { offset: 0, limit: 1 });
const [search1, plain1] = await runBeside(alone.map(search), alone.map(plain));
const [suggestions1, plainNeeds1] = await runBeside(suggestions, needs.map(plain));
const [facets1, lists1] = await runBeside(facets, lists);
console.log(
  JSON.stringify({
    tools: total,
    plain: { clients1: plain1, clients16: await run(atOnce.map(plain), 16) },
    search: { clients1: search1, clients16: await run(atOnce.map(search), 16) },
    plainNeeds: { clients1: plainNeeds1, clients16: await run(needs.map(plain), 16) },
    suggestions: { clients1: suggestions1, clients16: await run(suggestions, 16) },
    panelLists: { clients1: lists1 },
    facets: { clients1: facets1 },
    quality: total < samples ? await measureQuality() : undefined,
    home: { clients1: await run(home, 1), clients16: await run(home, 16) },
    filtered: { clients1: await run(pages, 1), clients16: await run(pages, 16) },
    fullPages: { clients1: await run(fullPages, 1), clients16: await run(fullPages, 16) },
    typoRecall: Number((found / chosen.length).toFixed(3)),
    misses: process.env.BENCH_MISSES ? misses : undefined,
  }),
);
await db.$disconnect();

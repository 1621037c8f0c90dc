import { db } from "@/lib/platform/db";
import { homeCategories } from "@/lib/categories/utils";
import { countTools, listTools } from "@/lib/search/queries";
import { searchTools } from "@/lib/search/queries-text";
import { listCards } from "@/lib/tools/queries";
import { filterMix } from "./filters";
import { random, run } from "./measure";
import { misspell, searchMix } from "./queries";

// One size a process (the connection comes from the environment); bench/run.mjs starts it for each.
const searches = 400;
const typos = 300;
const views = 400;

const sample = await db.$queryRaw<{ id: string; name: string }[]>`
  SELECT id, name FROM public.tool WHERE status = 'published' AND NOT is_upcoming AND md5(id || 'bench') < '1' ORDER BY md5(id) LIMIT 2000`;
const names = sample.map(({ name }) => name);
const codes = await db.$queryRaw<
  { code: number; slug: string }[]
>`SELECT code, slug FROM category ORDER BY position`;

const search = (text: string) => async () =>
  listCards((await searchTools(text, {}, "relevance", { offset: 0, limit: 20 })).ids);
const mix = searchMix(names, searches).map(search);

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
  const open = async () => listCards((await listTools(filter, sort, { offset, limit: pageSize })).ids);
  pages.push(open);
  if (total - offset >= pageSize) fullPages.push(open);
}
const home = Array.from(
  { length: 100 },
  () => async () => listCards((await listTools({}, "trending", { offset: 0, limit: 152 })).ids),
);

await run([...mix.slice(0, 60), ...pages.slice(0, 20), ...home.slice(0, 10)], 4); // warm

let found = 0;
const misses: string[] = [];
const chosen = sample.slice(0, typos);
for (const { id, name } of chosen) {
  const typed = misspell(name, next);
  const { ids } = await searchTools(typed, {}, "relevance", { offset: 0, limit: 20 });
  if (ids.includes(id)) found++;
  else misses.push(`${name} <- ${typed}`);
}

console.log(
  JSON.stringify({
    tools: (await listTools({}, "trending", { offset: 0, limit: 1 })).total,
    search: { clients1: await run(mix, 1), clients16: await run(mix, 16) },
    home: { clients1: await run(home, 1), clients16: await run(home, 16) },
    filtered: { clients1: await run(pages, 1), clients16: await run(pages, 16) },
    fullPages: { clients1: await run(fullPages, 1), clients16: await run(fullPages, 16) },
    typoRecall: Number((found / chosen.length).toFixed(3)),
    misses: process.env.BENCH_MISSES ? misses : undefined,
  }),
);
await db.$disconnect();

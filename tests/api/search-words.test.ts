import { expect, it, vi } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { watchTags } from "@/tests/api/dropped-tags";
import { openApp, request } from "@/tests/api/open-app";
import type { WordDto } from "@/lib/search-words/schema";

const { db } = await openApp();
const droppedTags = await watchTags();
const { GET: list, POST: create } = await import("@/app/api/search-words/route");
const { PUT: update, DELETE: remove } = await import("@/app/api/search-words/[id]/route");

const admin = await createAccount(db, { role: "admin" });
const post = (body: unknown) =>
  request(create, "/api/search-words", { method: "POST", ...json(body, admin.headers) });
const put = (id: string, body: unknown) =>
  request(update, `/api/search-words/${id}`, { method: "PUT", params: { id }, ...json(body, admin.headers) });
const rows = async (query: string) => {
  const answer = await request(list, `/api/search-words?${query}`, { headers: admin.headers });
  return (await answer.json()) as WordDto[];
};

it("a word is folded, found, changed and deleted; each drops what was searched with it", async () => {
  droppedTags();
  const answer = await post({ phrase: " Übergrößen  Rechner", means: "size calculator", language: "de" });
  expect(answer.status).toBe(201);
  const word = (await answer.json()) as WordDto;
  expect(word).toMatchObject({ phrase: "ubergrossen rechner", means: "size calculator", language: "de" });
  expect(droppedTags()).toEqual(["words"]);
  expect((await rows("q=ÜBERGRÖSSEN&language=de")).map(({ id }) => id)).toEqual([word.id]);
  expect(await rows("q=ubergrossen&language=fr")).toEqual([]);
  expect((await rows("q=size%20calculator")).map(({ id }) => id)).toEqual([word.id]);
  const changed = await put(word.id, { means: "clothing", updatedAt: word.updatedAt });
  expect(await changed.json()).toMatchObject({ phrase: word.phrase, means: "clothing" });
  const late = await put(word.id, { means: "late", updatedAt: word.updatedAt });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ current: { means: "clothing" } });
  const gone = await request(remove, `/api/search-words/${word.id}`, {
    method: "DELETE",
    params: { id: word.id },
    headers: admin.headers,
  });
  expect(gone.status).toBe(200);
  expect(droppedTags()).toEqual(["words"]);
  const log = await db.adminLog.findMany({ where: { entityId: word.id }, orderBy: { createdAt: "asc" } });
  expect(log.map(({ action, label }) => [action, label])).toEqual([
    ["word.create", word.phrase],
    ["word.update", word.phrase],
    ["word.delete", word.phrase],
  ]);
});

it("a phrase has one entry in a language", async () => {
  const body = { phrase: "Zwirbel", means: "twist", language: "de" };
  expect((await post(body)).status).toBe(201);
  const twice = await post({ ...body, phrase: "ZWIRBEL" });
  expect(twice.status).toBe(409);
  expect(await twice.json()).toMatchObject({ issues: [{ path: "phrase" }] });
  expect((await post({ ...body, language: "en" })).status).toBe(201);
});

it.each([
  [{ phrase: "" }, "phrase"],
  [{ phrase: "!!!" }, "phrase"],
  [{ phrase: "one two three-four five" }, "phrase"],
  [{ means: " " }, "means"],
  [{ language: "it" }, "language"],
])("a word with %j is refused", async (change, path) => {
  const answer = await post({ phrase: "wort", means: "word", language: "de", ...change });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ path }] });
});

it("is known to the next who asks, and after many changes one vocabulary is made at a time", async () => {
  const { MeaningIndex } = await import("@/lib/search/understanding/meaning-index");
  const { understand } = await import("@/lib/search/understanding/queries");
  let [running, most, made] = [0, 0, 0];
  const of = MeaningIndex.of.bind(MeaningIndex);
  const spy = vi.spyOn(MeaningIndex, "of").mockImplementation(async (...given) => {
    most = Math.max(most, ++running);
    made++;
    return of(...(given as Parameters<typeof of>)).finally(() => running--);
  });
  const asked = [];
  for (let i = 0; i < 5; i++) {
    await post({ phrase: `Quirlbert ${i}`, means: `blender ${i}`, language: "de" });
    asked.push(understand(`Quirlbert ${i}`));
  }
  const all = await Promise.all(asked);
  expect(all.map(({ words }) => words.flatMap(({ means }) => means))).toEqual(
    all.map((_, i) => expect.arrayContaining(["blender", String(i)]) as string[]),
  );
  expect(most).toBe(1);
  expect(made).toBeLessThan(5);
  spy.mockRestore();
}, 60_000);

it("knows a new word, and a task's new name, with the next text", async () => {
  const { understand } = await import("@/lib/search/understanding/queries");
  await understand("schneebesen");
  await post({ phrase: "Schneebesen", means: "whisk", language: "de" });
  expect((await understand("schneebesen")).words).toEqual([{ typed: ["schneebesen"], means: ["whisk"] }]);
  const task = await db.task.findFirstOrThrow({ orderBy: { id: "asc" } });
  await db.task.update({ where: { id: task.id }, data: { name: "Whisk eggs" } });
  expect((await understand("whisk eggs")).tasks[0]).toMatchObject({ name: "Whisk eggs" });
});

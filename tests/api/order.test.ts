import { describe, expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request } from "@/tests/api/open-app";

const { db } = await openApp();
const { PATCH: moveSponsorship } = await import("@/app/api/sponsorships/[id]/place/route");
const { GET: sponsorships, POST: addSponsorship } = await import("@/app/api/sponsorships/route");
const { PATCH: movePage } = await import("@/app/api/software-pages/[id]/place/route");
const { GET: pages } = await import("@/app/api/software-pages/route");
const { listRunningSponsorships } = await import("@/lib/sponsorships/queries");
const { listSoftwareMenu } = await import("@/lib/software-pages/queries");

const admin = await createAccount(db, { role: "admin" });

type Placed = { id: string; place?: number };
const kinds = {
  sponsorships: {
    list: sponsorships,
    move: moveSponsorship,
    path: "/api/sponsorships",
    action: "sponsorship.move",
  },
  pages: { list: pages, move: movePage, path: "/api/software-pages", action: "software.move" },
} as const;

const read = async ({ list, path }: (typeof kinds)["sponsorships" | "pages"], headers = admin.headers) =>
  (await (
    await request(list, `${path}?limit=100${headers === admin.headers ? "&status=all" : ""}`, { headers })
  ).json()) as Placed[];

describe.each(["sponsorships", "pages"] as const)("the order of %s", (name) => {
  const kind = kinds[name];
  const ids = async () => (await read(kind)).map(({ id }) => id);
  const move = (id: string, place: unknown, headers = admin.headers) =>
    request(kind.move, `${kind.path}/${id}/place`, {
      method: "PATCH",
      params: { id },
      ...json({ place }, headers),
    });

  it("is made by hand: a row gets a place, those in between make room, and it is logged once", async () => {
    const [a, b, c, ...rest] = await ids();
    expect((await read(kind)).map(({ place }) => place)).toEqual([1, 2, 3, ...rest.map((_, at) => at + 4)]);
    const answer = await move(c!, 1);
    expect([answer.status, (await answer.json()).place]).toEqual([200, 1]);
    expect(await ids()).toEqual([c, a, b, ...rest]);
    expect((await move(c!, 1)).status).toBe(200);
    const entries = await db.adminLog.findMany({ where: { entityId: c!, action: kind.action } });
    expect(entries).toMatchObject([{ before: { place: 3 }, after: { place: 1 } }]);
    expect((await move(c!, 9_999)).status).toBe(200);
    expect(await ids()).toEqual([a, b, ...rest, c]);
    await move(c!, 3);
    expect(await ids()).toEqual([a, b, c, ...rest]);
  });

  it("stays one order, whoever moves what at the same time", async () => {
    const before = await ids();
    const moves = before.flatMap((id, at) => [1, before.length, at + 2].map((place) => move(id, place)));
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200));
    const after = await read(kind);
    expect(after.map(({ place }) => place)).toEqual(before.map((_, at) => at + 1));
    expect(after.map(({ id }) => id).sort()).toEqual([...before].sort());
    const table = name === "sponsorships" ? db.sponsorship : db.softwarePage;
    const rows = await (table as typeof db.sponsorship).findMany({
      select: { position: true },
      orderBy: { position: "asc" },
    });
    expect(rows.map(({ position }) => position)).toEqual(before.map((_, at) => at));
  });

  it("leaves an edit that is under way alone", async () => {
    const [first] = (await read(kind)) as (Placed & { updatedAt: string })[];
    await move(first!.id, 3);
    const moved = ((await read(kind)) as (Placed & { updatedAt: string })[]).find(
      ({ id }) => id === first!.id,
    );
    expect(moved?.updatedAt).toBe(first!.updatedAt);
  });

  it("refuses what is no place and no row, and those who may not", async () => {
    const [id] = await ids();
    for (const place of [0, -1, 1.5, "1", null, undefined, 1e9])
      expect((await move(id!, place)).status, String(place)).toBe(400);
    expect((await move("0".repeat(24), 1)).status).toBe(404);
    expect((await move("nonsense", 1)).status).toBe(404);
    expect((await move(id!, 2, (await createAccount(db, { role: "moderator" })).headers)).status).toBe(403);
  });

  it("is nobody's business but the administrators'", async () => {
    expect((await read(kind, (await createAccount(db)).headers))[0]).not.toHaveProperty("place");
  });
});

it("is the order of the home page and of the navigation", async () => {
  const running = await listRunningSponsorships();
  const last = running.at(-1)!;
  await request(moveSponsorship, "/", {
    method: "PATCH",
    params: { id: last.id },
    ...json({ place: 1 }, admin.headers),
  });
  expect((await listRunningSponsorships()).map(({ id }) => id)).toEqual([
    last.id,
    ...running.slice(0, -1).map(({ id }) => id),
  ]);

  const menu = await listSoftwareMenu();
  const { id } = await db.softwarePage.findUniqueOrThrow({ where: { slug: menu.at(-1)!.slug } });
  await request(movePage, "/", { method: "PATCH", params: { id }, ...json({ place: 1 }, admin.headers) });
  expect((await listSoftwareMenu())[0]!.slug).toBe(menu.at(-1)!.slug);
});

it("gives every new listing a place of its own, also when several are added at once", async () => {
  const tools = await db.tool.findMany({ where: { status: "published" }, take: 6 });
  const answers = await Promise.all(
    tools.map(({ id, name, websiteUrl }) =>
      request(addSponsorship, "/api/sponsorships", {
        method: "POST",
        ...json({ toolId: id, name, description: "Paid.", category: "Any", url: websiteUrl }, admin.headers),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(tools.map(() => 201));
  const rows = await db.sponsorship.findMany({ select: { position: true } });
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
});

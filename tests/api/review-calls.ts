import { createAccount, json, type TestAccount } from "@/tests/api/accounts";
import { request, withQuery } from "@/tests/api/open-app";
import type { db as Database } from "@/lib/platform/db";
import type { RefusalReason, ReviewPage, ReviewRecord } from "@/lib/reviews/schema";

type Answer<T> = { status: number; body: T & { error: string }; headers: Headers };

/** A call's answer with its body parsed. */
export async function read<T>(answer: Promise<Response>): Promise<Answer<T>> {
  const response = await answer;
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as T & { error: string } };
}

/** A review that nothing is wrong with, but that it names no tool. */
export const good = { rating: 5, comment: "It does what it says." };

/** Everything that tests do with reviews. Call it after the database was opened. */
export async function openReviews(db: typeof Database) {
  const { GET, POST } = await import("@/app/api/reviews/route");
  const { PUT: moderateRoute } = await import("@/app/api/reviews/[id]/moderate/route");
  const { PUT: revisionRoute } = await import("@/app/api/reviews/[id]/revision/route");
  const { PUT: updateRoute, DELETE: removeRoute } = await import("@/app/api/reviews/[id]/route");
  const { GET: myRoute } = await import("@/app/api/me/reviews/route");
  const { DELETE: removeMineRoute } = await import("@/app/api/me/reviews/[id]/route");

  const list = (query: Record<string, string>, headers?: Record<string, string>) =>
    read<ReviewPage>(request(GET, withQuery("/api/reviews", query), { headers }));
  const post = (account: { headers: Record<string, string> } | null, body: object | string) =>
    read<ReviewRecord>(
      request(POST, "/api/reviews", {
        method: "POST",
        ...(typeof body === "string"
          ? { body, headers: { "content-type": "application/json", ...account?.headers } }
          : json(body, account?.headers)),
      }),
    );
  const moderate = (account: TestAccount | null, id: string, body: object) =>
    read<ReviewRecord & { current: ReviewRecord }>(
      request(moderateRoute, `/api/reviews/${id}/moderate`, {
        method: "PUT",
        params: { id },
        ...json(body, account?.headers),
      }),
    );
  const decideRevision = (account: TestAccount | null, id: string, body: object) =>
    read<ReviewRecord & { current: ReviewRecord }>(
      request(revisionRoute, `/api/reviews/${id}/revision`, {
        method: "PUT",
        params: { id },
        ...json(body, account?.headers),
      }),
    );
  const update = (account: TestAccount | null, id: string, body: object) =>
    read<ReviewRecord & { current: ReviewRecord }>(
      request(updateRoute, `/api/reviews/${id}`, {
        method: "PUT",
        params: { id },
        ...json(body, account?.headers),
      }),
    );
  const remove = (account: TestAccount | null, id: string) =>
    read<object>(
      request(removeRoute, `/api/reviews/${id}`, {
        method: "DELETE",
        params: { id },
        headers: account?.headers,
      }),
    );
  const removeMine = (account: TestAccount, id: string) =>
    read<object>(
      request(removeMineRoute, `/api/me/reviews/${id}`, {
        method: "DELETE",
        params: { id },
        headers: account.headers,
      }),
    );
  /** Somebody's own review of a tool, and why it was rejected. */
  const mineAndWhy = async (account: TestAccount, tool: string) =>
    (
      await read<{ review: ReviewRecord | null; refusal: RefusalReason | null }>(
        request(myRoute, withQuery("/api/me/reviews", { toolId: tool }), { headers: account.headers }),
      )
    ).body;
  const mine = async (account: TestAccount, tool: string) => (await mineAndWhy(account, tool)).review;

  const stats = async (tool: string) => {
    const { ratingSum, ratingCount } = await db.toolStats.findUniqueOrThrow({ where: { toolId: tool } });
    return { sum: ratingSum, count: ratingCount };
  };
  const logged = (entityId: string) =>
    db.adminLog.findMany({
      where: { entity: "review", entityId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
  const events = (tool: string) => db.activityEvent.count({ where: { type: "review", toolId: tool } });
  const site = (data: object) =>
    db.siteConfig.upsert({ where: { id: 1 }, create: { id: 1, data }, update: { data } });

  const found = await db.tool.findMany({
    where: { status: "published", reviews: { none: {} } },
    take: 40,
    orderBy: { slug: "desc" },
    select: { id: true },
  });
  const tools = found.map(({ id }) => id);
  /** A published tool that nobody has reviewed yet. */
  const nextTool = () => tools.pop()!;
  const moderator = await createAccount(db, { role: "moderator" });
  const admin = await createAccount(db, { role: "admin" });

  return {
    list,
    post,
    moderate,
    decideRevision,
    update,
    remove,
    removeMine,
    mine,
    mineAndWhy,
    nextTool,
    moderator,
    admin,
    /** Sum and number of a tool's ratings. */
    stats,
    logged,
    events,
    site,
  };
}

import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { contract } from "@/lib/platform/http/contract";
import { handle } from "@/lib/platform/http/handle";

const consume = vi.hoisted(() => vi.fn());
vi.mock("@/lib/platform/rate-limit/consume", () => ({ consume }));
const readViewer = vi.hoisted(() => vi.fn());
vi.mock("@/lib/platform/auth/session", () => ({
  readViewer,
  bringsBearer: (request: Request) => request.headers.has("authorization"),
}));
vi.mock("@/lib/platform/log", () => ({ log: { error: vi.fn() } }));
beforeEach(() => {
  consume.mockReset();
  readViewer.mockReset();
});

const list = contract({
  method: "GET",
  path: "/api/things",
  access: "public",
  tag: "Things",
  summary: "Things",
  query: z.object({ page: z.coerce.number({ error: "The page is a number." }).int().min(1).default(1) }),
  response: z.array(z.string()),
  paged: true,
});
const create = contract({
  method: "POST",
  path: "/api/things/{id}",
  access: "visitor",
  tag: "Things",
  summary: "A thing",
  limit: { name: "things", points: 1, seconds: 60 },
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string("Please enter a name.") }),
  response: z.string(),
});

const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) });
const get = (query = "") => new Request(`http://localhost/api/things${query}`);
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/things/1", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

describe("handle", () => {
  it("gives the function what was parsed, and answers what it returns", async () => {
    const run = vi.fn(() => "done");
    const response = await handle(create, run)(post('{"name":"a","more":1}'), context({ id: "7" }));
    expect(response.status).toBe(200);
    expect(await response.json()).toBe("done");
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ params: { id: "7" }, body: { name: "a" } }));
  });

  it("puts a page into the body and its numbers into headers", async () => {
    const response = await handle(list, ({ query }) => ({
      items: ["b"],
      total: 3,
      page: query.page,
      limit: 1,
    }))(get("?page=2"), context());
    expect(await response.json()).toEqual(["b"]);
    expect(response.headers.get("X-Total-Count")).toBe("3");
    expect(response.headers.get("Link")).toBe(
      '</api/things?page=3>; rel="next", </api/things?page=1>; rel="prev"',
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("refuses a query that is not valid with a sentence and where it is", async () => {
    const response = await handle(list, () => ({ items: [], total: 0, page: 1, limit: 1 }))(
      get("?page=x"),
      context(),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "The page is a number.",
      issues: [{ path: "page", message: "The page is a number." }],
    });
  });

  it("refuses a name that is given twice", async () => {
    const response = await handle(list, () => ({ items: [], total: 0, page: 1, limit: 1 }))(
      get("?page=1&page=2"),
      context(),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: '"page" may be given once.' });
  });

  it("checks the origin before it counts, and counts before it reads", async () => {
    const foreign = await handle(create, () => "")(
      post("{", { "sec-fetch-site": "cross-site" }),
      context({ id: "1" }),
    );
    expect(foreign.status).toBe(403);
    expect(consume).not.toHaveBeenCalled();

    consume.mockRejectedValue(new AppError("rate_limited", undefined, { headers: { "Retry-After": "9" } }));
    const limited = await handle(create, () => "")(post("{"), context({ id: "1" }));
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("9");
    expect(await limited.json()).toEqual({ error: "Too many requests. Please try again later." });
  });

  it("counts by the address that the server set", async () => {
    await handle(create, () => "")(
      post('{"name":"a"}', { "x-almanac-client": "192.0.2.7" }),
      context({ id: "1" }),
    );
    expect(consume).toHaveBeenCalledWith(create.limit, "192.0.2.7");
  });

  it("hides what went wrong inside", async () => {
    const secret = "password=hunter2";
    const response = await handle(list, () => Promise.reject(new Error(secret)))(get(), context());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(secret);
  });

  it("says that the service is not available while the database is away", async () => {
    const response = await handle(list, () => Promise.reject(new Error("connect ECONNREFUSED")))(
      get(),
      context(),
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: "The service is not available right now. Please try again in a moment.",
    });
  });

  describe("of a call that needs an account", () => {
    const vote = contract({
      method: "PUT",
      path: "/api/things/{id}/vote",
      access: "user",
      tag: "Things",
      summary: "Votes",
      signInMessage: "Please sign in to vote.",
      limit: { name: "votes", points: 2, seconds: 60, addressPoints: 5 },
      response: z.string(),
    });
    const change = contract({ ...vote, access: "admin", path: "/api/things/{id}" });
    const put = (headers: Record<string, string> = {}) =>
      new Request("http://localhost/api/things/1", { method: "PUT", headers });
    const account = { id: "1", name: "Ada", email: "ada@example.org", role: "user", status: "active" };
    const status = async (declaration: typeof vote | typeof change, headers = {}) =>
      (await handle(declaration, () => "done")(put(headers), context())).status;

    it("refuses nobody, with its own sentence", async () => {
      readViewer.mockResolvedValue(null);
      const response = await handle(vote, () => "done")(put(), context());
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: "Please sign in to vote." });
      expect(consume).not.toHaveBeenCalled();
    });

    it("refuses another site's page, but not a program with a token", async () => {
      readViewer.mockResolvedValue(account);
      expect(await status(vote, { "sec-fetch-site": "cross-site" })).toBe(403);
      expect(await status(vote, { "sec-fetch-site": "cross-site", authorization: "Bearer x" })).toBe(200);
    });

    it("refuses a suspended account's writes", async () => {
      readViewer.mockResolvedValue({ ...account, status: "suspended" });
      const response = await handle(vote, () => "done")(put(), context());
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error: "Your account is suspended." });
    });

    it.each([
      ["user", 403],
      ["moderator", 403],
      ["admin", 200],
      ["superadmin", 200],
    ])("lets a %s change things: %s", async (role, expected) => {
      readViewer.mockResolvedValue({ ...account, role });
      expect(await status(change)).toBe(expected);
    });

    it("counts by account and by address", async () => {
      readViewer.mockResolvedValue(account);
      await status(vote, { "x-almanac-client": "192.0.2.7" });
      expect(consume.mock.calls).toEqual([
        [{ name: "votes-account", points: 2, seconds: 60 }, "1"],
        [{ name: "votes", points: 5, seconds: 60 }, "192.0.2.7"],
      ]);
    });
  });
});

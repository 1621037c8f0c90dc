import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askToSignIn } from "@/components/auth/ask-to-sign-in";
import { toast } from "@/components/ui/toast";

vi.mock("@/components/ui/toast", () => ({
  toast: { info: vi.fn(), success: vi.fn(), error: vi.fn() },
}));
vi.mock("@/components/auth/ask-to-sign-in", () => ({ askToSignIn: vi.fn() }));

const id = "64b7f0c2a1d4e5f6a7b8c9d0";
let storage: Map<string, string>;
let upvoted: string[];
let signedIn: boolean;
let counts: boolean;
const posted: unknown[] = [];

/** The modules as a new page has them; its account is asked for as often as somebody signs in. */
const open = async () => {
  vi.resetModules();
  const [{ toggleVote }, { castWish }] = await Promise.all([
    import("@/components/votes/toggle"),
    import("@/components/votes/cast-wish"),
  ]);
  return { toggleVote, castWish };
};

beforeEach(() => {
  storage = new Map();
  upvoted = [];
  signedIn = false;
  counts = true;
  posted.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
  vi.stubGlobal("BroadcastChannel", undefined);
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", {
    get cookie() {
      return signedIn ? "almanac-signed-in=1" : "";
    },
  });
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/api/me"))
      return Response.json({
        id: "me",
        email: "ada@example.org",
        counts,
        upvotedTools: upvoted,
        savedTools: [],
      });
    posted.push(JSON.parse(String(init.body)));
    return Response.json({ success: true, votes: counts ? 13 : 12, isUpvoted: true, counts });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Presses Upvote signed out; then the page that is there after signing in. */
async function pressAndSignIn() {
  await (await open()).toggleVote(id, 12);
  expect(askToSignIn).toHaveBeenCalledWith("Please sign in to upvote tools.");
  signedIn = true;
  return open();
}

describe("what was wanted before signing in", () => {
  it("is done once, and said", async () => {
    const { castWish } = await pressAndSignIn();
    await castWish();
    expect(posted).toEqual([{ action: "upvote" }]);
    expect(toast.success).toHaveBeenCalledWith("Your upvote was counted.");
    await (await open()).castWish();
    expect(posted).toHaveLength(1);
  });

  it("is not said to count while the address is not confirmed", async () => {
    counts = false;
    const { castWish } = await pressAndSignIn();
    await castWish();
    expect(posted).toEqual([{ action: "upvote" }]);
    expect(toast.success).not.toHaveBeenCalled();
    expect(toast.info).toHaveBeenCalledWith(
      "Your upvote is kept",
      "It counts once you have opened the link that we sent to ada@example.org.",
      expect.objectContaining({ label: "Resend email" }),
    );
  });

  it("is not taken back where it was so already", async () => {
    const { castWish } = await pressAndSignIn();
    upvoted = [id];
    await castWish();
    expect(posted).toEqual([]);
    expect(toast.info).toHaveBeenCalledWith("You had upvoted this tool already.");
  });

  it("waits while nobody is signed in, and is forgotten after ten minutes", async () => {
    await (await open()).toggleVote(id, 12);
    await (await open()).castWish();
    expect(storage.has("almanac-wish")).toBe(true);
    signedIn = true;
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await (await open()).castWish();
    expect(posted).toEqual([]);
    expect(storage.has("almanac-wish")).toBe(false);
  });

  it("is not made by what lies in the storage unreadably", async () => {
    signedIn = true;
    storage.set("almanac-wish", "{");
    await (await open()).castWish();
    expect(posted).toEqual([]);
    expect(storage.has("almanac-wish")).toBe(false);
  });
});

import { afterEach, expect, it, vi } from "vitest";

const id = "64b7f0c2a1d4e5f6a7b8c9d0";

afterEach(() => vi.unstubAllGlobals());

/** A page of Ada's, and what another tab tells it. */
async function open() {
  vi.resetModules();
  const channels = new Map<string, EventTarget>();
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      constructor(name: string) {
        super();
        channels.set(name, this);
      }
      postMessage() {}
    },
  );
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { cookie: "almanac-signed-in=1" });
  const lists = { upvotedTools: [], savedTools: [], subscribedTools: [] };
  vi.stubGlobal("fetch", () => Response.json({ id: "ada", ...lists }));
  await import("@/components/votes/vote-events");
  const [{ isOnList }, { newerVotes }, { loadViewer }] = await Promise.all([
    import("@/components/votes/own-lists"),
    import("@/components/votes/vote-counts"),
    import("@/components/viewer/viewer-store"),
  ]);
  await loadViewer();
  const hear = (data: object) =>
    channels.get("almanac-votes")!.dispatchEvent(new MessageEvent("message", { data }));
  return { hear, isOnList, newerVotes };
}

it.each([
  ["upvotedTools", undefined],
  ["subscribedTools", "launch"],
] as const)("%s: what is heard of one's own tab is so", async (list, counter) => {
  const { hear, isOnList, newerVotes } = await open();
  hear({ by: "ada", list, toolId: id, on: true, count: 7, counter });
  expect(isOnList(list, id)).toBe(true);
  expect(newerVotes(counter ?? id)).toBe(7);
  expect(newerVotes(counter ? id : "launch")).toBeUndefined();
});

it.each([
  ["upvotedTools", undefined],
  ["savedTools", undefined],
  ["subscribedTools", "launch"],
] as const)("%s: of another account's tab only the count is taken", async (list, counter) => {
  const { hear, isOnList, newerVotes } = await open();
  hear({ by: "grace", list, toolId: id, on: true, count: 7, counter });
  expect(isOnList(list, id)).toBe(false);
  expect(newerVotes(counter ?? id)).toBe(7);
});

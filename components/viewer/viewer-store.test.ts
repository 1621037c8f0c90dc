import { beforeEach, expect, it, vi } from "vitest";

const me = { id: "1", name: "Ada", savedTools: [] };
const answer = (status: number) => Promise.resolve(Response.json(me, { status }));
const ask = vi.fn<() => Promise<Response>>();

async function open() {
  vi.resetModules();
  return import("./viewer-store");
}

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal("fetch", ask);
  // Each test opens the module anew, and those before would hear of it.
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("document", { cookie: "almanac-signed-in=1" });
  return () => vi.unstubAllGlobals();
});

it.each([
  ["the server is not reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server fails", () => answer(503)],
])("stays signed in when %s", async (_, failure) => {
  const { currentViewer, loadViewer, viewerNow } = await open();
  ask.mockReturnValueOnce(answer(200));
  expect(await currentViewer()).toEqual({ status: "in", me });

  ask.mockImplementationOnce(failure);
  await loadViewer({ again: true });
  expect(viewerNow()).toEqual({ status: "in", me });

  // The next one who needs to know asks again.
  ask.mockReturnValueOnce(answer(401));
  expect(await currentViewer()).toEqual({ status: "out" });
  expect(document.cookie).toMatch(/Max-Age=0/);
});

it("asks again when the first answer failed", async () => {
  const { currentViewer } = await open();
  ask.mockReturnValueOnce(answer(500));
  expect(await currentViewer()).toEqual({ status: "out" });
  ask.mockReturnValueOnce(answer(200));
  expect(await currentViewer()).toEqual({ status: "in", me });
  await currentViewer();
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks again by itself when the first answer failed, each time later", async () => {
  vi.useFakeTimers();
  try {
    const { currentViewer, viewerNow } = await open();
    ask.mockReturnValueOnce(answer(500)).mockReturnValueOnce(answer(500)).mockReturnValueOnce(answer(200));
    expect(await currentViewer()).toEqual({ status: "out" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(viewerNow()).toEqual({ status: "in", me });
  } finally {
    vi.useRealTimers();
  }
});

it("does not take an older answer for a newer one", async () => {
  const { loadViewer, viewerNow } = await open();
  let answerOld = (_: Response) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)));
  const old = loadViewer();
  ask.mockReturnValueOnce(answer(200));
  await loadViewer({ again: true });
  answerOld(Response.json({}, { status: 500 }));
  await old;
  expect(viewerNow()).toEqual({ status: "in", me });
  await loadViewer();
  expect(ask).toHaveBeenCalledTimes(2);
});

import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keep } from "@/lib/sitemap/kept";

const document = (text: string) =>
  vi.fn(async function* () {
    yield text;
    yield "!";
  });
const read = async (body: Promise<Buffer>) => gunzipSync(await body).toString();
afterEach(() => vi.useRealTimers());

describe("keep", () => {
  it("makes a document once for each version", async () => {
    const [first, second] = [document("one"), document("two")];
    expect(await read(keep("versions", "1", first))).toBe("one!");
    expect(await read(keep("versions", "1", second))).toBe("one!");
    expect(second).not.toHaveBeenCalled();
    expect(await read(keep("versions", "2", second))).toBe("two!");
    expect(first).toHaveBeenCalledTimes(1);
  });

  it("lets those who come meanwhile wait for the same one", async () => {
    const make = document("one");
    const bodies = await Promise.all([
      keep("wait", "1", make),
      keep("wait", "1", make),
      keep("wait", "1", make),
    ]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(bodies[1]).toBe(bodies[0]);
  });

  it("makes it anew after an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const make = document("one");
    await keep("hour", "1", make);
    vi.advanceTimersByTime(3_599_000);
    await keep("hour", "1", make);
    expect(make).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    await keep("hour", "1", make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("does not keep a failure", async () => {
    await expect(
      keep("failure", "1", async function* (): AsyncGenerator<string> {
        throw new Error("away");
      }),
    ).rejects.toThrow("away");
    expect(await read(keep("failure", "1", document("back")))).toBe("back!");
  });
});

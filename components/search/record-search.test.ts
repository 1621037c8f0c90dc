import { expect, it, vi } from "vitest";
import { recordSearch, sendSearch, typedFor } from "@/components/search/record-search";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";
import { searchRecord } from "@/lib/searches/schema";

vi.mock("@/lib/platform/http/utils-beacon", () => ({ sendBeacon: vi.fn() }));

it("is counted as it was typed while the list answers it, and as it stands in the address after that", () => {
  expect(typedFor("video")).toBe("video");
  sendSearch("free video editor");
  expect(typedFor("video editor")).toBe("free video editor");
  expect(typedFor("video editor")).toBe("free video editor");
  expect(typedFor("karaoke")).toBe("karaoke");
  expect(typedFor("video editor")).toBe("video editor");
});

it("is counted where a page without a text answers it", () => {
  expect(typedFor("")).toBe("");
  sendSearch("otter alternative");
  expect(typedFor("")).toBe("otter alternative");
});

it("is sent as long as the interface takes it", () => {
  recordSearch({ query: ` ${"video ".repeat(50)}`, results: 3 });
  const [path, body] = vi.mocked(sendBeacon).mock.lastCall!;
  expect(path).toBe("/api/searches");
  expect(searchRecord.parse(body).query).toMatch(/^video video .* vi$/);
});

import { expect, it } from "vitest";
import { sendSearch, typedFor } from "@/components/layout/record-search";

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

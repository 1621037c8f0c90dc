import { afterEach, expect, it, vi } from "vitest";
import { hasRoom } from "@/components/activity-feed/has-room";

afterEach(() => vi.unstubAllGlobals());

/** A page of which `button` says where something that can be pressed lies. */
function page({ button = () => false, busy = false, inForm = false }: Partial<Page> = {}) {
  const notice = { contains: (other: unknown) => other === notice };
  vi.stubGlobal("window", { innerHeight: 720 });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
  vi.stubGlobal("document", {
    querySelector: () => (busy ? {} : null),
    activeElement: { closest: () => (inForm ? {} : null) },
    elementsFromPoint: (x: number, y: number) => [notice, { closest: () => (button(x, y) ? {} : null) }],
  });
  return notice as unknown as Element;
}
type Page = { button: (x: number, y: number) => boolean; busy: boolean; inForm: boolean };

it("has room where nothing that can be pressed lies beneath", () => {
  expect(hasRoom(page())).toBe(true);
  expect(hasRoom(page({ button: (x, y) => x > 300 && x < 328 && y > 650 && y < 678 }))).toBe(false);
  expect(hasRoom(page({ button: (x) => x > 400 }))).toBe(true);
});

it("has none while somebody is busy with a form, a dialog or an answer", () => {
  expect(hasRoom(page({ busy: true }))).toBe(false);
  expect(hasRoom(page({ inForm: true }))).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countSeen } from "@/components/sponsorships/seen-listings";
import { sendBeacon } from "@/lib/platform/http/utils-beacon";

vi.mock("@/lib/platform/http/utils-beacon", () => ({ sendBeacon: vi.fn() }));

type Entry = { isIntersecting: boolean; intersectionRatio: number; target: HTMLElement };
let show: (entries: Entry[]) => void;
/** How much of each card is in view, and which cards are watched: those are told of when either changes. */
let ratios: Map<HTMLElement, number>;
const watched = new Set<HTMLElement>();
const tell = (target: HTMLElement) => {
  const intersectionRatio = ratios.get(target) ?? 0;
  show([{ isIntersecting: intersectionRatio > 0, intersectionRatio, target }]);
};
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const card = (id: string) => ({ dataset: { sponsorship: id } }) as unknown as HTMLElement;
const [a, b] = [card("a"), card("b")];
const see = (target: HTMLElement, ratio: number) => {
  ratios.set(target, ratio);
  if (watched.has(target)) tell(target);
};
const turn = (state: string) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
};
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sendBeacon).mockClear();
  ratios = new Map();
  page.visibilityState = "visible";
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: typeof show) {
        show = told;
      }
      observe(target: HTMLElement) {
        watched.add(target);
        tell(target);
      }
      unobserve(target: HTMLElement) {
        watched.delete(target);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
  end = countSeen([a, b]);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = () => vi.mocked(sendBeacon).mock.calls.map(([, body]) => (body as { ids: string[] }).ids);

it("tells of listings that were half in view for a second, together", () => {
  see(a, 0.5);
  vi.advanceTimersByTime(400);
  see(b, 1);
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual([["a", "b"]]);
});

it("begins anew with one that went out of view before", () => {
  see(a, 0.6);
  vi.advanceTimersByTime(900);
  see(a, 0.4);
  see(a, 0.6);
  vi.advanceTimersByTime(900);
  turn("hidden");
  expect(sent()).toEqual([]);
});

it("counts no second during which nobody looked, and goes on when somebody does", () => {
  turn("hidden");
  see(a, 1);
  vi.advanceTimersByTime(10_000);
  turn("visible");
  vi.advanceTimersByTime(999);
  turn("hidden");
  expect(sent()).toEqual([]);
  turn("visible");
  vi.advanceTimersByTime(1_000);
  turn("hidden");
  expect(sent()).toEqual([["a"]]);
});

it("tells what it knows when the page is left, once", () => {
  see(a, 1);
  see(b, 1);
  vi.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event("pagehide"));
  end();
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual([["a", "b"]]);
});

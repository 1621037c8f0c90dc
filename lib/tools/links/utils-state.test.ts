import { describe, expect, it } from "vitest";
import type { LinkRecord } from "@/lib/tools/links/mapper";
import { goneStates, mostChanges, type Seen, sightings } from "@/lib/tools/links/schema";
import {
  afterVisit,
  afterWord,
  apart,
  enoughFailures,
  isGoneState,
  longEnough,
  nextVisit,
  type Visit,
} from "@/lib/tools/links/utils-state";

const hour = 3_600_000;
const day = 24 * hour;
const start = new Date("2026-03-01T00:00:00Z");
const at = (ms: number) => new Date(start.getTime() + ms);
const fresh: LinkRecord = {
  state: "unchecked",
  isGone: false,
  since: null,
  checkedAt: null,
  seen: "unchecked",
  failures: 0,
  failingSince: null,
  failedAt: null,
  movedTo: null,
  trustedUntil: null,
  history: [],
};
const saw = (seen: Seen, movedTo?: string): Visit => ({
  seen: seen as Visit["seen"],
  detail: `Saw ${seen}`,
  movedTo,
  isAnswered: true,
});
/** What is known after these visits, each after so many days. */
const after = (visits: [Seen, number][], before = fresh) =>
  visits.reduce((record, [seen, days]) => afterVisit(record, saw(seen), at(days * day)), before);

describe("what is known of a website", () => {
  it.each(goneStates)("is %s after three failures over three days", (seen) => {
    expect(
      after([
        [seen, 0],
        [seen, 1.5],
      ]).state,
    ).toBe("unchecked");
    const gone = after([
      [seen, 0],
      [seen, 1.5],
      [seen, 3],
    ]);
    expect(gone).toMatchObject({ state: seen, isGone: true, since: at(0), failures: 3 });
  });

  it("tells neither of many failures within less time, nor of two", () => {
    const many = Array.from({ length: 20 }, (_, i): [Seen, number] => ["not-found", i * 0.15]);
    expect(after([["ok", -1], ...many])).toMatchObject({ state: "ok", isGone: false, failures: 2 });
    expect(
      after([
        ["no-host", 0],
        ["no-host", 30],
      ]).isGone,
    ).toBe(false);
  });

  it("counts no failure that is seen sooner than the job would look, as an administrator asked", () => {
    const pressed: [Seen, number][] = [
      ["not-found", 0],
      ["not-found", 0.01],
      ["not-found", 2.99],
    ];
    expect(after(pressed)).toMatchObject({ isGone: false, failures: 2 });
    expect(after([...pressed, ["not-found", 3.01]])).toMatchObject({ isGone: false, failures: 2 });
    expect(after([...pressed, ["not-found", 4.49]])).toMatchObject({ isGone: true, failures: 3 });
  });

  it.each(["ok", "moved", "slow", "blocked"] as const)("is %s again after one success", (seen) => {
    const gone = after([
      ["no-host", 0],
      ["no-host", 2],
      ["no-host", 4],
    ]);
    const back = afterVisit(gone, saw(seen, "https://new.example/"), at(5 * day));
    expect(back).toMatchObject({
      state: seen,
      isGone: false,
      since: at(5 * day),
      failures: 0,
      failingSince: null,
    });
  });

  it("is what it was after a visit that says nothing", () => {
    const failing = after([
      ["ok", 0],
      ["not-found", 1],
    ]);
    expect(afterVisit(failing, saw("unclear"), at(9 * day))).toMatchObject({
      state: "ok",
      failures: 1,
      failingSince: at(day),
      seen: "unclear",
    });
  });

  it("is that it works for as long as an administrator's word counts", () => {
    const gone = after([
      ["parked", 0],
      ["parked", 2],
      ["parked", 4],
    ]);
    const works = afterWord(gone, at(5 * day));
    expect(works).toMatchObject({ state: "ok", isGone: false, failures: 0 });
    const doubted = after(
      [
        ["parked", 6],
        ["parked", 20],
        ["parked", 94],
      ],
      works,
    );
    expect(doubted).toMatchObject({ state: "ok", isGone: false, failures: 0, seen: "parked" });
    expect(
      after(
        [
          ["parked", 96],
          ["parked", 98],
          ["parked", 100],
        ],
        doubted,
      ).state,
    ).toBe("parked");
  });

  it("keeps the last changes, and no visit that saw the same", () => {
    const same = Array.from({ length: 50 }, (_, i): [Seen, number] => ["ok", i]);
    expect(after(same).history).toHaveLength(1);
    const turns = Array.from({ length: 99 }, (_, i): [Seen, number] => [i % 2 ? "ok" : "slow", i]);
    const { history } = after(turns);
    expect(history).toHaveLength(mostChanges);
    expect(history[0]).toMatchObject({ seen: "slow", at: at(98 * day).toISOString() });
  });

  // Whatever is seen, whenever: told against the whole of what was seen.
  it("is gone only after enough failures that no success interrupts", () => {
    let state = 14;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const kinds = sightings.filter((seen) => seen !== "unchecked");
    let timesGone = 0;
    for (let run = 0; run < 2_000; run++) {
      let record = fresh;
      let now = 0;
      let failed: number[] = [];
      const few = [kinds[Math.floor(random() * kinds.length)]!, kinds[Math.floor(random() * kinds.length)]!];
      for (let step = 0; step < 12; step++) {
        now += random() * 2 * day;
        const seen = few[Math.floor(random() * 2)]!;
        record = afterVisit(record, saw(seen), at(now));
        if (isGoneState(seen)) failed.push(now);
        else if (seen !== "unclear") failed = [];
        const counted: number[] = [];
        for (const time of failed) if (time - (counted.at(-1) ?? -Infinity) >= apart) counted.push(time);
        const isEnough = counted.length >= enoughFailures && counted.at(-1)! - failed[0]! >= longEnough;
        expect(record.isGone).toBe(isEnough);
        expect(isGoneState(record.state)).toBe(record.isGone);
        if (record.isGone) {
          timesGone++;
          expect(record.since).toEqual(at(failed[0]!));
        }
      }
    }
    expect(timesGone).toBeGreaterThan(1_000);
  });
});

describe("the next visit", () => {
  const wait = (record: LinkRecord, chance: number) =>
    nextVisit(record, start, chance).getTime() - start.getTime();

  it("comes weekly while it works, and spreads", () => {
    const works = after([["ok", 0]]);
    expect(wait(works, 0)).toBe(7 * day);
    expect(wait(works, 1)).toBeGreaterThan(8 * day);
  });

  it("comes so that the third failure is three days after the first", () => {
    const failing = after([["no-host", 0]]);
    expect(2 * wait(failing, 0)).toBeGreaterThanOrEqual(longEnough);
    expect(2 * wait(failing, 1)).toBeLessThan(4 * day);
  });
});

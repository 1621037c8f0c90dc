import type { LinkRecord } from "@/lib/tools/links/mapper";
import { type GoneState, goneStates, mostChanges, type Seen } from "@/lib/tools/links/schema";

const hour = 3_600_000;
const day = 24 * hour;

/** A website is gone after so many failures, the first and the last of which are at least so long apart. */
export const enoughFailures = 3;
export const longEnough = 3 * day;
/** What fails again sooner, as an administrator had it looked at, counts as the same failure. */
export const apart = longEnough / (enoughFailures - 1);
/** How long an administrator's word counts. */
const trustedFor = 90 * day;

/** What a visit saw. */
export type Visit = {
  seen: Exclude<Seen, "unchecked">;
  /** What was answered, in a few words. */
  detail: string;
  movedTo?: string;
  /** Whether somebody on the internet answered, which shows that there is a network. */
  isAnswered: boolean;
};

export const isGoneState = (state: Seen): state is GoneState =>
  (goneStates as readonly Seen[]).includes(state);

function withChange(record: LinkRecord, before: LinkRecord, detail: string, at: Date): LinkRecord {
  const [last] = before.history;
  const isSame = last?.seen === record.seen && last.state === record.state && last.detail === detail;
  if (isSame) return record;
  const change = { at: at.toISOString(), seen: record.seen, state: record.state, detail };
  return { ...record, history: [change, ...before.history].slice(0, mostChanges) };
}

/** What is known of a website after a visit. One success makes it work; a failure counts, and three over three days, each a day and a half after the one before, tell. */
export function afterVisit(before: LinkRecord, visit: Visit, now: Date): LinkRecord {
  const { seen, detail, movedTo = null } = visit;
  const visited: LinkRecord = { ...before, seen, checkedAt: now };
  if (seen === "unclear") return withChange(visited, before, detail, now);
  if (!isGoneState(seen)) {
    const since = before.state === seen ? before.since : now;
    const alive = {
      state: seen,
      isGone: false,
      since,
      failures: 0,
      failingSince: null,
      failedAt: null,
      movedTo,
    };
    return withChange({ ...visited, ...alive }, before, detail, now);
  }
  if (before.trustedUntil && now < before.trustedUntil) return withChange(visited, before, detail, now);
  const counts = !before.failedAt || now.getTime() - before.failedAt.getTime() >= apart;
  const failures = before.failures + (counts ? 1 : 0);
  const failingSince = before.failingSince ?? now;
  const failed = { ...visited, failures, failingSince, failedAt: counts ? now : before.failedAt };
  const isGone =
    before.isGone || (failures >= enoughFailures && now.getTime() - failingSince.getTime() >= longEnough);
  return withChange(
    isGone ? { ...failed, state: seen, isGone, since: failingSince, movedTo: null } : failed,
    before,
    detail,
    now,
  );
}

/** What is known once an administrator has said that a website works. */
export function afterWord(before: LinkRecord, now: Date): LinkRecord {
  const works: LinkRecord = {
    ...before,
    state: "ok",
    isGone: false,
    since: before.state === "ok" ? before.since : now,
    seen: "ok",
    failures: 0,
    failingSince: null,
    failedAt: null,
    movedTo: null,
    trustedUntil: new Date(now.getTime() + trustedFor),
  };
  return withChange(works, before, "An administrator marked it as working", now);
}

/**
 * When a website is visited again: weekly while it works; while it fails so that the third failure is three days after the
 * first; a moment of its own each time, so that visits spread.
 *
 * @param chance from 0 to 1
 */
export function nextVisit({ isGone, seen }: LinkRecord, now: Date, chance: number): Date {
  const wait = isGone ? 3 * day : isGoneState(seen) ? 36.5 * hour : seen === "unclear" ? day : 7 * day;
  return new Date(now.getTime() + wait * (1 + 0.15 * chance));
}

import { setImmediate } from "node:timers/promises";

/** Waits until others have had their turn. */
export const nextTurn = () => setImmediate();

/** How long nobody else has a turn, milliseconds. */
const turn = 15;

/** Maps a long list, for which others are not to wait: they have their turn every few milliseconds. */
export async function mapInTurns<T, R>(all: readonly T[], map: (one: T, i: number) => R): Promise<R[]> {
  const made: R[] = [];
  await nextTurn();
  let began = performance.now();
  for (const [i, one] of all.entries()) {
    if (performance.now() - began > turn) {
      await nextTurn();
      began = performance.now();
    }
    made.push(map(one, i));
  }
  return made;
}

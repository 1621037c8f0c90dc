const hour = 3_600_000;
const day = 24 * hour;

const nextMultiple = (length: number) => new Date((Math.floor(Date.now() / length) + 1) * length);

/** The next full hour, and the next midnight of UTC. */
export const nextHour = (): Date => nextMultiple(hour);
export const nextMidnight = (): Date => nextMultiple(day);

/** The earliest of these times; null when there is none. */
export function earliest(...times: (Date | null | undefined)[]): Date | null {
  const known = times.flatMap((time) => time?.getTime() ?? []);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}

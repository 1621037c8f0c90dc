/** A day of a chart, as `2026-11-14`, with what was counted then; null where nothing is known. */
export type DayPoint = { day: string; value: number | null };

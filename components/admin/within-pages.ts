/**
 * What a list answers for a page, of so many that it has. A page past the end turns to the last one that there is, and
 * its own question, which ends with the address, is never answered.
 */
export function withinPages<Answer>(
  answer: Answer,
  { page, pages, signal, turn }: Place,
): Answer | Promise<Answer> {
  const last = Math.max(1, pages);
  if (page <= last || signal.aborted) return answer;
  turn(last);
  return new Promise(() => {});
}

type Place = { page: number; pages: number; signal: AbortSignal; turn: (page: number) => void };

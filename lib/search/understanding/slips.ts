/** Whether two words with the same beginning differ by one letter, or by two neighbours that changed places. */
export function isOneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let from = 1;
  while (from < a.length && a[from] === b[from]) from++;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  if (a.length !== b.length)
    return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
  return (
    rest(a, 1) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  );
}

/** Whether two words have the same letters but for their order. */
export const isSwap = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

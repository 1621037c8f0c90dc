/** The most that one call of the lists answers. */
const longestPage = 200;

/**
 * What to ask for a further page of a list. What was taken off meanwhile moves all that follows up: read again from the
 * start, nothing is passed over. The grid leaves out what it shows already.
 *
 * @param first the page that the screen began with
 */
export function fromStart(first: number, wanted: number, pageSize: number): { page: number; limit: number } {
  return first === 1 && wanted * pageSize <= longestPage
    ? { page: 1, limit: wanted * pageSize }
    : { page: wanted, limit: pageSize };
}

/**
 * At most `points` calls in `seconds` of each `name`, counted for each client address and, of calls that somebody
 * signed in makes, for each account as well. `addressPoints` allows an address more than an account. With `ofDone` a call that is
 * refused (4xx) does not count.
 */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  addressPoints?: number;
  ofDone?: boolean;
};

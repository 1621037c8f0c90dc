/** At most `points` calls in `seconds`, counted for each client address and each `name`. */
export type RateLimit = { name: string; points: number; seconds: number };

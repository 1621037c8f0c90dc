type Written<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

/** A row as the interface gives it: its dates are written in ISO 8601. */
export const withIsoDates = <T extends object>(row: T): Written<T> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Written<T>;

import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { isDatabaseDown } from "@/lib/platform/database-down.mjs";

const coded = (code: string, message = "failed") => Object.assign(new Error(message), { code });

describe("isDatabaseDown", () => {
  it.each([
    coded("P1001"),
    coded("P2024"),
    new Error("connect ECONNREFUSED 127.0.0.1:5432"),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
    new Error("the database system is starting up"),
    new Error("terminating connection", { cause: new Error("the database system is shutting down") }),
    coded(
      "P2010",
      "Raw query failed. Code: `57014`. Message: `canceling statement due to statement timeout`",
    ),
    coded("P2028", "Transaction API error: Unable to start a transaction in the given time."),
    new Error("Query read timeout"),
    coded("P2037", "Too many database connections opened: sorry, too many clients already"),
    coded("P2010", "Raw query failed. Code: `53300`. Message: `sorry, too many clients already`"),
    coded("53300", "remaining connection slots are reserved for roles with the SUPERUSER attribute"),
    coded("P2039", 'Database error. Code: `53100`. Message: `could not extend file "base/16384/17313"`'),
    coded("53100", 'could not extend file "base/16384/18568": No space left on device'),
    coded(
      "P2039",
      "Database error. Code: `25006`. Message: `cannot execute INSERT in a read-only transaction`",
    ),
    coded("57P01", "terminating connection due to administrator command"),
    coded("ENOSPC", "ENOSPC: no space left on device, write"),
    new AppError("unavailable"),
    new Error("outer", { cause: new Error("middle", { cause: coded("P1017") }) }),
  ])("sees it in %s", (error) => {
    expect(isDatabaseDown(error)).toBe(true);
  });

  it.each([
    new Error("Something else"),
    coded("P2002", "Unique constraint failed"),
    coded("P2010", 'syntax error at or near "SELEC"'),
    coded("P2028", "Transaction API error: Transaction not found."),
    "ECONNREFUSED",
    undefined,
    null,
    { code: "P1001" },
  ])("does not see it in %s", (error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });

  it("does not go round in circles", () => {
    const error = new Error("a");
    error.cause = error;
    expect(isDatabaseDown(error)).toBe(false);
  });
});

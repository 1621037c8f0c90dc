import { expect, it } from "vitest";
import { timeAgo } from "./time-ago";

const minute = 60_000;

it.each([
  [-5 * minute, "just now"],
  [20_000, "just now"],
  [minute, "1 minute ago"],
  [59 * minute, "59 minutes ago"],
  [60 * minute, "1 hour ago"],
  [23 * 60 * minute, "23 hours ago"],
  [26 * 60 * minute, "yesterday"],
  [13 * 24 * 60 * minute, "13 days ago"],
])("%d milliseconds are %j", (past, words) => expect(timeAgo(1e12 - past, 1e12)).toBe(words));

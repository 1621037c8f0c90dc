import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";

/** What an account may do, from least to most. `superadmin` counts as `admin`. */
export const roles = ["user", "moderator", "admin", "superadmin"] as const;
export const accountStatuses = ["active", "suspended", "banned"] as const;

export type Role = (typeof roles)[number];
export type AccountStatus = (typeof accountStatuses)[number];

/** The account on whose behalf a request is made, as the database knows it now. Banned accounts are never one. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  /** What it may do now: no more than any user while it is suspended. */
  role: Role;
  status: Exclude<AccountStatus, "banned">;
};

const rank: Record<Role, number> = { user: 0, moderator: 1, admin: 2, superadmin: 2 };

/** Whether an account with this role may do what needs `needed`. */
export function hasRole(role: Role, needed: "user" | "moderator" | "admin"): boolean {
  return rank[role] >= rank[needed];
}

/** What a session cookie or a bearer token says. Everything else is asked of the database with each request. */
export const sessionToken = z.object({
  sub: recordId(),
  /** When the person signed in, milliseconds: sessions older than the account allows are over. */
  authTime: z.number(),
  /** Which session this is, so that signing out can end it, with its bearer tokens and every copy of its cookie. */
  sid: z.string().max(64).optional(),
});
/**
 * When a session begins that somebody signs in to at a moment: never before the account's sessions are valid, as it would
 * be where that was written while the clock was ahead.
 */
export const sessionStart = (at: number, validFrom: Date): number => Math.max(at, validFrom.getTime());

/** A session is over this long after signing in, however often it is used, milliseconds. */
export const longestSession = 90 * 24 * 3600 * 1000;
export type SessionToken = z.output<typeof sessionToken>;

/** A password's rules. Length is what makes it strong; the upper bound keeps hashing cheap. */
export const password = z
  .string({ error: "Please enter a password." })
  .min(8, "Password must be at least 8 characters.")
  .max(200, "Password must be at most 200 characters.");

/** An e-mail address, in the one form in which it is stored and compared. */
export const email = z
  .string({ error: "Please enter a valid email address" })
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

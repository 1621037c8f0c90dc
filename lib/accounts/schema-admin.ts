import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { accountStatuses, email, roles } from "@/lib/platform/auth/schema";
import { maxReason } from "@/lib/platform/plain-text/schema";

export const givenRoles = ["user", "moderator", "admin"] as const;

/** An id as the screens send it: a `user_` in front is left out. */
export const userId = z
  .string()
  .transform((id) => id.replace(/^user_/, ""))
  .pipe(recordId("There is no such user."));

export const userQuery = tableQuery(["joinedAt", "lastActive", "name", "email", "role", "status"]).extend({
  role: z.enum(roles).optional(),
  status: z.enum(accountStatuses).optional(),
});
export type UserQuery = z.output<typeof userQuery>;

/** An account as administrators see it. */
export const userDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    avatarUrl: z.string().nullable(),
    role: z.enum(roles),
    status: z.enum(accountStatuses),
    joinedAt: z.string(),
    lastActive: z.string().nullable(),
  })
  .meta({ id: "User" });
export type UserDto = z.output<typeof userDto>;

const reason = z
  .string({ error: "Please give a reason." })
  .trim()
  .min(1, "Please give a reason.")
  .max(maxReason, `The reason is at most ${maxReason} characters long.`);

const role = z.enum(givenRoles, { error: "Please choose a role." });
export const roleChange = z.object({ role, reason });
export type RoleChange = z.output<typeof roleChange>;
export const statusChange = z.object({
  status: z.enum(accountStatuses, { error: "Please choose a status." }),
  reason,
});
export type StatusChange = z.output<typeof statusChange>;
export const invitation = z.object({ email, role: role.default("user") });
export type Invitation = z.output<typeof invitation>;

/** Something that an account did, or that was done to it. */
export const userEvent = z
  .object({
    id: z.string(),
    type: z.enum([
      "login",
      "submission",
      "comment",
      "role_change",
      "status_change",
      "account",
      "update",
      "activity",
    ]),
    description: z.string(),
    timestamp: z.string(),
  })
  .meta({ id: "UserEvent" });
export type UserEvent = z.output<typeof userEvent>;

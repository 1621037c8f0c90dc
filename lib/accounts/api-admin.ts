import { z } from "zod";
import {
  invitation,
  roleChange,
  statusChange,
  userDto,
  userEvent,
  userId,
  userQuery,
} from "@/lib/accounts/schema-admin";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const contract = contractsOf({ tag: "Users", access: "admin" });

const params = z.object({ id: userId });

export const listUsersApi = contract({
  method: "GET",
  path: "/api/users",
  summary: "Accounts, searched by name or email",
  query: userQuery,
  response: z.array(userDto),
  paged: true,
});

export const changeRoleApi = contract({
  method: "PATCH",
  path: "/api/users/user/{id}/role",
  summary: "Gives an account another role and ends its sessions",
  params,
  body: roleChange,
  response: userDto,
});

export const changeStatusApi = contract({
  method: "PATCH",
  path: "/api/users/user/{id}/status",
  summary:
    "Suspends, bans or restores an account; a ban ends its sessions and hides its reviews until they are decided on",
  params,
  body: statusChange,
  response: userDto,
});

export const listUserActivityApi = contract({
  method: "GET",
  path: "/api/users/user/{id}/activity",
  summary: "The last hundred things that an account did or that were done to it, newest first",
  params,
  response: z.array(userEvent),
});

export const setAdminRoleApi = contract({
  method: "POST",
  path: "/api/users/user/{id}/set-admin-role",
  summary: "Makes an account an administrator's",
  params,
  response: userDto,
});

export const inviteUserApi = contract({
  method: "POST",
  path: "/api/users/invite",
  summary: "Creates an account and mails its owner a link to choose a password",
  limit: { name: "invitations", points: 50, seconds: 3600 },
  body: invitation,
  status: 201,
  response: userDto,
});

import { z } from "zod";
import {
  accountChanges,
  accountDeletion,
  accountExport,
  meDto,
  ownToolsQuery,
  passwordChange,
  registration,
} from "@/lib/accounts/schema";
import { upvotedTool } from "@/lib/accounts/schema-tools";
import { avatarChoice } from "@/lib/accounts/avatars/schema";
import {
  emailVerification,
  forgotPassword,
  newPassword,
  resetLimit,
  verificationLimit,
} from "@/lib/accounts/schema-recovery";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { listedTool } from "@/lib/tools/schema";

const user = contractsOf({ tag: "Account", access: "user" });
const visitor = contractsOf({ tag: "Account", access: "visitor" });

export const registerApi = visitor({
  method: "POST",
  path: "/api/auth/register",
  summary: "Creates an account with email and password; failures carry `message` as well as `error`",
  limit: { name: "sign-up", points: 10, seconds: 3600 },
  status: 201,
  body: registration,
  response: z.object({ success: z.literal(true), id: z.string() }),
});

export const getTokenApi = user({
  method: "GET",
  path: "/api/auth/token",
  summary: "A bearer token for the signed-in account, good for fifteen minutes",
  response: z.object({ token: z.string(), expiresIn: z.number().int().meta({ description: "Seconds." }) }),
});

export const getMeApi = user({
  method: "GET",
  path: "/api/me",
  summary: "The signed-in account with its saved, upvoted and awaited tools",
  response: meDto,
});

export const updateMeApi = user({
  method: "PATCH",
  path: "/api/me",
  summary:
    "Changes name, username or email; a new email address counts once the link sent to it was opened, and the present one cancels such a change",
  limit: { name: "account-update", points: 30, seconds: 3600 },
  body: accountChanges,
  response: meDto,
});

export const removeMeApi = user({
  method: "DELETE",
  path: "/api/me",
  summary: "Deletes the account with its votes, saves, subscriptions and reviews",
  limit: { name: "account-delete", points: 10, seconds: 900 },
  body: accountDeletion,
});

export const setAvatarApi = user({
  method: "PUT",
  path: "/api/me/avatar",
  summary: "Draws a profile picture, a 400 by 400 PNG, and makes it the account's",
  limit: { name: "avatar", points: 30, seconds: 3600 },
  body: avatarChoice,
  response: z.object({ image: z.string().meta({ description: "Address of the picture on this server." }) }),
});

export const changePasswordApi = user({
  method: "POST",
  path: "/api/me/password",
  summary: "Changes the password and ends all sessions, this one too",
  limit: { name: "password-change", points: 10, seconds: 900 },
  body: passwordChange,
});

export const signOutEverywhereApi = user({
  method: "POST",
  path: "/api/me/sign-out-everywhere",
  summary: "Ends all sessions and bearer tokens of the account, this one too",
  limit: { name: "sign-out-everywhere", points: 30, seconds: 3600 },
});

export const exportMeApi = user({
  method: "GET",
  path: "/api/me/export",
  summary: "Everything that is kept of the account, as a file to save",
  limit: { name: "account-export", points: 10, seconds: 3600 },
  response: accountExport,
});

export const listSavedApi = user({
  method: "GET",
  path: "/api/me/saved",
  summary: "The saved tools that are published, the last saved first",
  query: ownToolsQuery,
  response: z.array(listedTool),
  paged: true,
});

export const listUpvotedApi = user({
  method: "GET",
  path: "/api/me/upvoted",
  summary: "The upvoted tools that are published, the last upvoted first",
  query: ownToolsQuery,
  response: z.array(upvotedTool),
  paged: true,
});

export const forgotPasswordApi = visitor({
  method: "POST",
  path: "/api/auth/password/forgot",
  summary:
    "Mails a link to choose a new password; answers the same whether or not the address has an account",
  limit: resetLimit,
  status: 202,
  body: forgotPassword,
});

export const resetPasswordApi = visitor({
  method: "POST",
  path: "/api/auth/password/reset",
  summary: "Chooses a new password with the token of a mailed link, once, and ends all sessions",
  limit: { name: "reset-link", points: 20, seconds: 3600 },
  body: newPassword,
});

export const checkResetLinkApi = visitor({
  method: "POST",
  path: "/api/auth/password/reset/check",
  summary: "Whether the token of a mailed link could still be used to choose a password; does not use it up",
  limit: { name: "reset-link-check", points: 60, seconds: 3600 },
  body: newPassword.pick({ token: true }),
});

export const verifyEmailApi = visitor({
  method: "POST",
  path: "/api/auth/email/verify",
  viewer: "optional",
  summary:
    "Verifies the address that a link was mailed to, by the account's session or with its password; it becomes the account's if it is a new one",
  limit: { name: "email-link", points: 20, seconds: 3600 },
  body: emailVerification,
  response: z.object({ success: z.literal(true), email: z.string() }),
});

export const sendVerificationApi = user({
  method: "POST",
  path: "/api/auth/email/send",
  summary: "Mails the link to verify the account's address once more",
  limit: verificationLimit,
  status: 202,
});

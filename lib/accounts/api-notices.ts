import { z } from "zod";
import { noticeSettings, unsubscription } from "@/lib/accounts/schema-notices";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const contract = contractsOf({ tag: "Account" });

export const getNoticeSettingsApi = contract({
  method: "GET",
  path: "/api/me/notice-settings",
  access: "user",
  summary: "Which mails the account wants",
  response: noticeSettings,
});

export const putNoticeSettingsApi = contract({
  method: "PUT",
  path: "/api/me/notice-settings",
  access: "user",
  summary: "Says which mails the account wants",
  limit: { name: "notice-settings", points: 60, seconds: 3600 },
  body: noticeSettings,
  response: noticeSettings,
});

// Mail providers make the call for many of their users from few addresses.
const limit = { name: "unsubscribe", points: 3600, seconds: 3600 };

export const unsubscribeApi = contract({
  method: "POST",
  path: "/api/unsubscribe",
  access: "public",
  summary:
    "Turns off the mails that a token came in, as a mail program does for its user (RFC 8058); repeating it changes nothing",
  limit,
  query: unsubscription,
});

export const openUnsubscribeApi = contract({
  method: "GET",
  path: "/api/unsubscribe",
  access: "public",
  summary:
    "Leads to the settings of mails who opens the address of `List-Unsubscribe`; changes nothing by itself",
  query: unsubscription,
  response: z.string(),
});

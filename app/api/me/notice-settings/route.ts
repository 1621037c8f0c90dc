import { getNoticeSettingsApi, putNoticeSettingsApi } from "@/lib/accounts/api-notices";
import { putNoticeSettings } from "@/lib/accounts/mutations-notices";
import { getNoticeSettings } from "@/lib/accounts/queries-notices";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(getNoticeSettingsApi, ({ viewer }) => getNoticeSettings(viewer.id));

export const PUT = handle(putNoticeSettingsApi, ({ body, viewer }) => putNoticeSettings(viewer.id, body));

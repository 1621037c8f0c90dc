import { signOutEverywhereApi } from "@/lib/accounts/api";
import { endSessions } from "@/lib/accounts/mutations-account";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(signOutEverywhereApi, ({ viewer }) => endSessions(viewer.id));

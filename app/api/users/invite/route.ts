import { inviteUserApi } from "@/lib/accounts/api-admin";
import { createInvited } from "@/lib/accounts/mutations-admin";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(inviteUserApi, ({ viewer, body }) => createInvited(viewer, body));

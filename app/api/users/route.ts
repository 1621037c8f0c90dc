import { listUsersApi } from "@/lib/accounts/api-admin";
import { listUsers } from "@/lib/accounts/queries-admin";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listUsersApi, ({ query }) => listUsers(query));

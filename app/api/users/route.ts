import { handle } from "@/lib/http/handle";
import { listUsersApi } from "@/lib/users/api";
import { listUsers } from "@/lib/users/queries";

export const GET = handle(listUsersApi, ({ query }) => listUsers(query));

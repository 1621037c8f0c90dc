import { handle } from "@/lib/platform/http/handle";
import { listTaskTableApi } from "@/lib/tasks/api-admin";
import { listTaskTable } from "@/lib/tasks/queries-admin";

export const GET = handle(listTaskTableApi, ({ query }) => listTaskTable(query));

import { listLogApi } from "@/lib/admin-log/api";
import { listLog } from "@/lib/admin-log/queries";
import { handle } from "@/lib/http/handle";

export const GET = handle(listLogApi, ({ query }) => listLog(query));

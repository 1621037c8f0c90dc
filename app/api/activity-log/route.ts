import { listLogApi } from "@/lib/platform/audit-log/api";
import { listLog } from "@/lib/platform/audit-log/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listLogApi, ({ query }) => listLog(query));

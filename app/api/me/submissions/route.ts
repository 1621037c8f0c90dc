import { handle } from "@/lib/platform/http/handle";
import { listMySubmissionsApi } from "@/lib/submissions/api";
import { listMySubmissions } from "@/lib/submissions/queries";

export const GET = handle(listMySubmissionsApi, ({ query, viewer }) => listMySubmissions(viewer.id, query));

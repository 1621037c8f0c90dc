import { listLaunchesApi } from "@/lib/engagement/launches/api";
import { listLaunches } from "@/lib/engagement/launches/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listLaunchesApi, ({ query }) => listLaunches(query.page, query.limit));

import { handle } from "@/lib/http/handle";
import { listLaunchesApi } from "@/lib/launches/api";
import { listLaunches } from "@/lib/launches/queries";

export const GET = handle(listLaunchesApi, ({ query }) => listLaunches(query.page, query.limit));

import { listMyLaunchesApi } from "@/lib/engagement/launches/api";
import { listMyLaunches } from "@/lib/engagement/launches/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listMyLaunchesApi, ({ query, viewer }) => listMyLaunches(viewer.id, query));

import { listActivityApi } from "@/lib/activity-feed/api";
import { listActivity } from "@/lib/activity-feed/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listActivityApi, () => listActivity());

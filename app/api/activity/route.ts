import { listActivityApi } from "@/lib/activity/api";
import { listActivity } from "@/lib/activity/queries";
import { handle } from "@/lib/http/handle";

export const GET = handle(listActivityApi, () => listActivity());

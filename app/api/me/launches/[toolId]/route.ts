import { invalidate } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { handle } from "@/lib/http/handle";
import { subscribeLaunchApi, unsubscribeLaunchApi } from "@/lib/launches/api";
import { subscribeToLaunch, unsubscribeFromLaunch } from "@/lib/launches/mutations";

export const PUT = handle(subscribeLaunchApi, async ({ params, viewer }) => {
  const subscribers = await subscribeToLaunch(viewer.id, params.toolId);
  invalidate(tags.launches);
  return { success: true as const, subscribed: true, subscribers };
});

export const DELETE = handle(unsubscribeLaunchApi, async ({ params, viewer }) => {
  const subscribers = await unsubscribeFromLaunch(viewer.id, params.toolId);
  invalidate(tags.launches);
  return { success: true as const, subscribed: false, subscribers };
});

import { subscribeLaunchApi, unsubscribeLaunchApi } from "@/lib/engagement/launches/api";
import { subscribeToLaunch, unsubscribeFromLaunch } from "@/lib/engagement/launches/mutations";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { handle } from "@/lib/platform/http/handle";

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

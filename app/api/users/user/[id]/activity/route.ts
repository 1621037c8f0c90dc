import { listUserActivityApi } from "@/lib/accounts/api-admin";
import { getUser, listUserEvents } from "@/lib/accounts/queries-admin";
import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listUserActivityApi, async ({ params }) => {
  await found(getUser(params.id), "There is no such user.");
  return listUserEvents(params.id);
});

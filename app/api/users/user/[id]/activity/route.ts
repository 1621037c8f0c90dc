import { listUserActivityApi } from "@/lib/accounts/api-admin";
import { getUser, listUserEvents } from "@/lib/accounts/queries-admin";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listUserActivityApi, async ({ params }) => {
  if (!(await getUser(params.id))) throw new AppError("not_found", "There is no such user.");
  return listUserEvents(params.id);
});

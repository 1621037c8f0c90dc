import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";
import { listUserActivityApi } from "@/lib/users/api";
import { getUser, listUserEvents } from "@/lib/users/queries";

export const GET = handle(listUserActivityApi, async ({ params }) => {
  if (!(await getUser(params.id))) throw new AppError("not_found", "There is no such user.");
  return listUserEvents(params.id);
});

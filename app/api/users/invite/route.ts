import { handle } from "@/lib/http/handle";
import { enqueueMail } from "@/lib/queue/enqueue";
import { inviteUserApi } from "@/lib/users/api";
import { createInvited } from "@/lib/users/mutations";

export const POST = handle(inviteUserApi, async ({ viewer, body }) => {
  const user = await createInvited(viewer, body);
  await enqueueMail({ kind: "invitation", userId: user.id });
  return user;
});

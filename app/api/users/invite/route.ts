import { inviteUserApi } from "@/lib/accounts/api-admin";
import { createInvited } from "@/lib/accounts/mutations-admin";
import { handle } from "@/lib/platform/http/handle";
import { enqueueMail } from "@/lib/platform/queue/enqueue";

export const POST = handle(inviteUserApi, async ({ viewer, body }) => {
  const user = await createInvited(viewer, body);
  await enqueueMail({ kind: "invitation", userId: user.id });
  return user;
});

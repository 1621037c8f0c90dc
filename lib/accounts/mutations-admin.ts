import "server-only";
import { assertNotLastAdmin, emailTaken, findOwnName } from "@/lib/accounts/policy";
import { listAnswerTags, listReviewTags } from "@/lib/accounts/queries-settings";
import { getUser } from "@/lib/accounts/queries-admin";
import type { Invitation, RoleChange, StatusChange, UserDto } from "@/lib/accounts/schema-admin";
import { looksOfficial } from "@/lib/accounts/utils-names";
import { getSiteName } from "@/lib/config/queries-site-name";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { db } from "@/lib/platform/db";
import { openMail } from "@/lib/platform/queue/enqueue";
import { AppError, found } from "@/lib/platform/errors";
import { lockRow, type RecordKind, type Tx, updateRecord } from "@/lib/platform/records/mutations";
import { isTaken } from "@/lib/platform/sql/is-taken";
import { hideReviewsOf } from "@/lib/reviews/mutations";

const select = { id: true, name: true, email: true, role: true, status: true, updatedAt: true } as const;
type Account = Prisma.UserGetPayload<{ select: typeof select }>;

const read = (tx: Tx, id: string): Promise<UserDto> => found(getUser(id, tx), "There is no such user.");

const kind: RecordKind<Account, UserDto> = {
  entity: "user",
  notFound: "There is no such user.",
  lock: lockRow(Prisma.sql`public."user"`, (tx, id) => tx.user.findUnique({ where: { id }, select })),
  toDto: ({ id }, tx) => read(tx, id),
  logged: ({ role, status }) => ({ role, status }),
  tagsOf: () => [],
};

/** An account that loses its rights, unless it is the last administrator's. */
const losing = (what: "demoted" | "suspended" | "banned"): typeof kind => ({
  ...kind,
  async lock(tx, id) {
    // Before the row's own lock: everybody who asks this question takes the locks in this order.
    await assertNotLastAdmin(tx, id, what);
    return kind.lock(tx, id);
  },
});

/**
 * Gives an account another role. Its sessions end, so that none goes on with the rights of before. Who runs the site no more
 * is not called so either.
 */
export async function changeRole(actor: Viewer, id: string, { role, reason }: RoleChange): Promise<UserDto> {
  const siteName = await getSiteName();
  const isDone = (account: Account) => account.role === role;
  const change = { actor, action: "user.role", reason, isDone } as const;
  let renamed: string[] = [];
  const changed = { ...(hasRole(role, "admin") ? kind : losing("demoted")), tagsOf: () => renamed };
  return updateRecord(changed, id, change, async (tx, { name, email }, updatedAt) => {
    const data = { role, sessionsValidFrom: new Date(), updatedAt };
    if (hasRole(role, "moderator") || !looksOfficial(name, siteName))
      return tx.user.update({ where: { id }, data, select });
    renamed = await listReviewTags(id, {}, tx);
    return tx.user.update({ where: { id }, data: { ...data, name: findOwnName(email, siteName) }, select });
  });
}

/**
 * Suspends, bans or restores an account. A ban ends its sessions. Nobody does that to themselves. What a banned person's reviews say is
 * hidden until a moderator has decided on it again.
 */
export async function changeStatus(
  actor: Viewer,
  id: string,
  { status, reason }: StatusChange,
): Promise<UserDto> {
  if (status !== "active" && actor.id === id)
    throw new AppError("conflict", `You cannot ${status === "banned" ? "ban" : "suspend"} yourself.`);
  const isDone = (account: Account) => account.status === status;
  const change = { actor, action: "user.status", reason, isDone } as const;
  let hidden: string[] = [];
  const changed = { ...(status === "active" ? kind : losing(status)), tagsOf: () => hidden };
  return updateRecord(changed, id, change, async (tx, _before, updatedAt) => {
    // What a banned person answered is not shown, and is again when they are restored.
    hidden = await listAnswerTags(id, tx);
    if (status === "banned") hidden.push(...(await hideReviewsOf(tx, id)));
    return tx.user.update({
      where: { id },
      data: { status, ...(status === "banned" && { sessionsValidFrom: new Date() }), updatedAt },
      select,
    });
  });
}

/** Creates the account of somebody who is invited; they choose a password by the link that is mailed. A taken e-mail is a conflict. */
export async function createInvited(actor: Viewer, { email, role }: Invitation): Promise<UserDto> {
  const [sendMail, siteName] = await Promise.all([openMail(), getSiteName()]);
  const name = hasRole(role, "moderator")
    ? email.split("@")[0]!.replaceAll("null", "").slice(0, 80) || "Member"
    : findOwnName(email, siteName);
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: { email, role, name },
        select: { id: true },
      });
      await logChange(tx, {
        actor,
        action: "user.invite",
        entity: "user",
        entityId: id,
        before: null,
        after: { email, role },
      });
      await sendMail(tx, { kind: "invitation", userId: id });
      return read(tx, id);
    });
  } catch (error) {
    if (isTaken(error)) throw emailTaken();
    throw error;
  }
}

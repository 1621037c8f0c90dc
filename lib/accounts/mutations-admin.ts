import "server-only";
import { assertNotLastAdmin } from "@/lib/accounts/policy";
import { getUser } from "@/lib/accounts/queries-admin";
import type { Invitation, RoleChange, StatusChange, UserDto } from "@/lib/accounts/schema-admin";
import { Prisma } from "@/lib/generated/prisma/client";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AccountStatus, Role, Viewer } from "@/lib/platform/auth/schema";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";

const isAdmin = (role: Role) => role === "admin" || role === "superadmin";

/** The account, locked until the transaction ends, so that two administrators change it one after the other. */
async function lockUser(
  tx: Prisma.TransactionClient,
  id: string,
): Promise<{ role: Role; status: AccountStatus }> {
  const [row] = await tx.$queryRaw<{ role: Role; status: AccountStatus }[]>`
    SELECT role, status FROM public."user" WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new AppError("not_found", "There is no such user.");
  return row;
}

async function read(tx: Prisma.TransactionClient, id: string): Promise<UserDto> {
  const user = await getUser(id, tx);
  if (!user) throw new AppError("not_found", "There is no such user.");
  return user;
}

/** Gives an account another role. Its sessions end, so that none goes on with the rights of before. */
export async function changeRole(actor: Viewer, id: string, { role, reason }: RoleChange): Promise<UserDto> {
  return db.$transaction(async (tx) => {
    // Before the row's own lock: everybody who asks this question takes the locks in this order.
    if (!isAdmin(role)) await assertNotLastAdmin(tx, id, "demoted");
    const before = await lockUser(tx, id);
    if (before.role !== role) {
      await tx.user.update({
        where: { id },
        data: { role, sessionsValidFrom: new Date() },
        select: { id: true },
      });
      await logChange(tx, {
        actor,
        action: "user.role",
        entity: "user",
        entityId: id,
        before: { role: before.role },
        after: { role },
        reason,
      });
    }
    return read(tx, id);
  });
}

/** Suspends, bans or restores an account. Its sessions end. Nobody does that to themselves. */
export async function changeStatus(
  actor: Viewer,
  id: string,
  { status, reason }: StatusChange,
): Promise<UserDto> {
  if (status !== "active" && actor.id === id)
    throw new AppError("conflict", `You cannot ${status === "banned" ? "ban" : "suspend"} yourself.`);
  return db.$transaction(async (tx) => {
    if (status !== "active") await assertNotLastAdmin(tx, id, status);
    const before = await lockUser(tx, id);
    if (before.status !== status) {
      await tx.user.update({
        where: { id },
        data: { status, sessionsValidFrom: new Date() },
        select: { id: true },
      });
      await logChange(tx, {
        actor,
        action: "user.status",
        entity: "user",
        entityId: id,
        before: { status: before.status },
        after: { status },
        reason,
      });
    }
    return read(tx, id);
  });
}

/** Creates the account of somebody who is invited; they choose a password by a link. A taken e-mail is a conflict. */
export async function createInvited(actor: Viewer, { email, role }: Invitation): Promise<UserDto> {
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: { email, role, name: email.split("@")[0]!.replaceAll("null", "").slice(0, 80) || "Member" },
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
      return read(tx, id);
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", "An account with this email already exists");
    throw error;
  }
}

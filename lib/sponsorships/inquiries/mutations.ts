import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { holdAccount } from "@/lib/platform/auth/hold-account";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import {
  type Actor,
  lockRow,
  type RecordKind,
  removeRecord,
  updateRecord,
} from "@/lib/platform/records/mutations";
import { lockName } from "@/lib/platform/sql/queries-rows";
import { inquiryColumns, type InquiryRow, toInquiry } from "@/lib/sponsorships/inquiries/mapper";
import type {
  InquiryDto,
  InquiryInput,
  InquiryStatus,
  InquiryTransition,
} from "@/lib/sponsorships/inquiries/schema";

const steps: Record<InquiryStatus, readonly InquiryStatus[]> = {
  new: ["contacted", "closed"],
  contacted: ["closed"],
  closed: [],
};

/** Whether an inquiry can go from one status to another. */
const canBecome = (from: InquiryStatus, to: InquiryStatus) => steps[from].includes(to);

/** How long the same message of the same account is the same inquiry, milliseconds. */
const sameFor = 10 * 60_000;

/** Keeps what somebody writes to sales. Sent twice, also at once, it is kept once. */
export async function createInquiry(userId: string, input: InquiryInput): Promise<InquiryDto> {
  const { website: _, ...data } = input;
  return db.$transaction(async (tx) => {
    // One at a time for an account: the second of two sees what the first has written.
    await lockName(tx, `inquiry:${userId}`);
    await holdAccount(tx, userId);
    const since = new Date(Date.now() - sameFor);
    const known = await tx.salesInquiry.findFirst({
      where: { userId, ...data, submittedAt: { gte: since } },
      select: inquiryColumns,
    });
    return toInquiry(
      known ?? (await tx.salesInquiry.create({ data: { userId, ...data }, select: inquiryColumns })),
    );
  });
}

const kind: RecordKind<InquiryRow, InquiryDto> = {
  entity: "inquiry",
  notFound: "Inquiry not found",
  lock: lockRow(Prisma.sql`public.sales_inquiry`, (tx, id) =>
    tx.salesInquiry.findUnique({ where: { id }, select: inquiryColumns }),
  ),
  toDto: toInquiry,
  // No person's name: the log keeps what it has.
  logged: ({ companyName: name, status }) => ({ name, status }),
  tagsOf: () => [],
};

/** Takes an inquiry a step on. One that is there already stays as it is. */
export function updateInquiry(
  { inquiryId: id, status }: InquiryTransition,
  actor: Actor,
): Promise<InquiryDto> {
  const isDone = (row: InquiryRow) => row.status === status;
  return updateRecord(kind, id, { actor, isDone }, (tx, row, updatedAt) => {
    const current = toInquiry(row);
    if (!canBecome(current.status, status)) {
      const message = `An inquiry that is ${current.status} can't be marked as ${status}.`;
      throw new AppError("conflict", message, { body: { current } });
    }
    return tx.salesInquiry.update({ where: { id }, data: { status, updatedAt }, select: inquiryColumns });
  });
}

export const removeInquiry = (id: string, actor: Actor): Promise<void> =>
  removeRecord(kind, id, actor, (tx) => tx.salesInquiry.delete({ where: { id }, select: { id: true } }));

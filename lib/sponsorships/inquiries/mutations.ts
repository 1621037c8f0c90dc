import "server-only";
import { logChange } from "@/lib/platform/audit-log/mutations";
import type { AdminChange } from "@/lib/platform/audit-log/schema";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { inquiryColumns, toInquiry } from "@/lib/sponsorships/inquiries/mapper";
import type { InquiryDto, InquiryInput, InquiryTransition } from "@/lib/sponsorships/inquiries/schema";
import { canBecome } from "@/lib/sponsorships/inquiries/utils";

/** How long the same message of the same account is the same inquiry, milliseconds. */
const sameFor = 10 * 60_000;

/** Keeps what somebody writes to sales. Sent twice, also at once, it is kept once. */
export async function createInquiry(userId: string, input: InquiryInput): Promise<InquiryDto> {
  const { website: _, ...data } = input;
  return db.$transaction(async (tx) => {
    // One at a time for an account: the second of two sees what the first has written.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`inquiry:${userId}`}, 0))`;
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

/** Takes an inquiry a step on. One that is there already stays as it is. */
export async function updateInquiry(
  { inquiryId: id, status }: InquiryTransition,
  actor: AdminChange["actor"],
): Promise<InquiryDto> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM public.sales_inquiry WHERE id = ${id} FOR UPDATE`;
    const row = await tx.salesInquiry.findUnique({ where: { id }, select: inquiryColumns });
    if (!row) throw new AppError("not_found", "Inquiry not found");
    const current = toInquiry(row);
    if (current.status === status) return current;
    if (!canBecome(current.status, status)) {
      const message = `An inquiry that is ${current.status} can't be marked as ${status}.`;
      throw new AppError("conflict", message, { body: { current } });
    }
    const after = await tx.salesInquiry.update({ where: { id }, data: { status }, select: inquiryColumns });
    await logChange(tx, {
      actor,
      action: "inquiry.update",
      entity: "inquiry",
      entityId: id,
      before: { status: current.status },
      after: { status },
    });
    return toInquiry(after);
  });
}

/** What a record's status and date of publication become: what is published without a date is published now. */
export function publication(
  change: { status?: string; publishedAt?: string | null },
  before: { status: string; publishedAt: Date | null } = { status: "draft", publishedAt: null },
): { status: string; publishedAt: Date | null } {
  const status = change.status ?? before.status;
  const given =
    change.publishedAt === undefined
      ? before.publishedAt
      : change.publishedAt === null
        ? null
        : new Date(change.publishedAt);
  return { status, publishedAt: given ?? (status === "published" ? new Date() : null) };
}

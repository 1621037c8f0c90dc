import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getIntegrityApi } from "@/lib/integrity/api";
import { getIntegrityNow } from "@/lib/integrity/queries";
import { monthOf } from "@/lib/integrity/utils";

export const GET = handle(getIntegrityApi, ({ query }) => {
  const now = monthOf(new Date());
  const { month = now } = query;
  if (month > now) {
    const message = "This month is still to come.";
    throw new AppError("invalid", message, { issues: [{ path: "month", message }] });
  }
  return getIntegrityNow(month);
});

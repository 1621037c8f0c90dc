import { refuseField } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getIntegrityApi } from "@/lib/integrity/api";
import { getIntegrityNow } from "@/lib/integrity/queries";
import { monthOf } from "@/lib/integrity/utils";

export const GET = handle(getIntegrityApi, ({ query }) => {
  const now = monthOf(new Date());
  const { month = now } = query;
  if (month > now) throw refuseField("month", "This month is still to come.");
  return getIntegrityNow(month);
});

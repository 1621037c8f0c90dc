import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { useAsked } from "@/components/ui/use-asked";
import { officeDay } from "@/lib/platform/dates/utils-admin";
import { callPage } from "@/lib/platform/http/client";
import type { listSponsorshipsApi } from "@/lib/sponsorships/api";
import type { SponsorshipDto, sponsorshipInput } from "@/lib/sponsorships/schema";
import { runAtOnce } from "@/lib/sponsorships/utils";

type Values = z.input<typeof sponsorshipInput>;

const period = ({ startDate, endDate }: SponsorshipDto) =>
  `${officeDay(startDate)} to ${endDate ? officeDay(endDate) : "no end date"}`;

/** Tells, before anything is saved, which other listings of the tool run at the same time; nothing if that can't be asked. */
export function SameTime({ exceptId }: { exceptId?: string }) {
  const [toolId, startDate, endDate] = useWatch<Values, ["toolId", "startDate", "endDate"]>({
    name: ["toolId", "startDate", "endDate"],
  });
  const { data } = useAsked(typeof toolId === "string" && toolId ? toolId : undefined, (signal) =>
    callPage<typeof listSponsorshipsApi>("/api/sponsorships", {
      query: { status: "all", toolId: String(toolId) },
      signal,
    }),
  );
  const others = (data?.items ?? []).filter(
    (other) => other.id !== exceptId && runAtOnce({ startDate, endDate }, other),
  );

  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {others.length > 0 && (
        <p className="border-warning rounded-md border px-3 py-2 text-sm">
          The tool would be shown more than once, as it has{" "}
          {others.length === 1 ? "another listing" : "other listings"} at that time:{" "}
          {others.map(period).join("; ")}.
        </p>
      )}
    </div>
  );
}

import { hasRole } from "@/lib/platform/auth/schema";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { createSponsorshipApi, listSponsorshipsApi } from "@/lib/sponsorships/api";
import { createSponsorship } from "@/lib/sponsorships/mutations";
import { listRunningSponsorshipsNow, listSponsorships } from "@/lib/sponsorships/queries";

export const GET = handle(listSponsorshipsApi, async ({ query, viewer }) => {
  const { status, page, limit } = query;
  const admin = viewer !== null && hasRole(viewer.role, "admin");
  if (status !== undefined && admin) return listSponsorships(query);
  if (status !== undefined && status !== "running")
    throw new AppError(viewer ? "forbidden" : "unauthenticated");
  const running = await listRunningSponsorshipsNow();
  return { items: running.slice((page - 1) * limit, page * limit), total: running.length, page, limit };
});

export const POST = handle(createSponsorshipApi, ({ body, viewer }) => createSponsorship(body, viewer));

import { assertRole, isAdmin } from "@/lib/platform/auth/admins";
import { handle } from "@/lib/platform/http/handle";
import { createSponsorshipApi, listSponsorshipsApi } from "@/lib/sponsorships/api";
import { createSponsorship } from "@/lib/sponsorships/mutations";
import { listRunningSponsorshipsNow, listSponsorships } from "@/lib/sponsorships/queries";

export const GET = handle(listSponsorshipsApi, async ({ query, viewer }) => {
  const { status, page, limit } = query;
  if (status && isAdmin(viewer)) return listSponsorships(query);
  if (status && status !== "running") assertRole(viewer, "admin");
  const running = await listRunningSponsorshipsNow();
  return { items: running.slice((page - 1) * limit, page * limit), total: running.length, page, limit };
});

export const POST = handle(createSponsorshipApi, ({ body, viewer }) => createSponsorship(body, viewer));

import { handle } from "@/lib/http/handle";
import { listSponsorshipsApi } from "@/lib/sponsorships/api";
import { listRunningSponsorships } from "@/lib/sponsorships/queries";

export const GET = handle(listSponsorshipsApi, () => listRunningSponsorships());

import { z } from "zod";
import { contract } from "@/lib/http/contract";
import { sponsorshipDto } from "@/lib/sponsorships/schema";

export const listSponsorshipsApi = contract({
  method: "GET",
  path: "/api/sponsorships",
  access: "public",
  tag: "Sponsorships",
  summary: "The sponsored listings that are running, in their order",
  response: z.array(sponsorshipDto),
});

import { z } from "zod";
import { contract } from "@/lib/http/contract";
import { launchDto, launchQuery } from "@/lib/launches/schema";

export const listLaunchesApi = contract({
  method: "GET",
  path: "/api/launches",
  access: "public",
  tag: "Tools",
  summary: "Tools that are still to come, the soonest first, with how many people wait for each",
  query: launchQuery,
  response: z.array(launchDto),
  paged: true,
});

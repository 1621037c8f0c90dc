import { z } from "zod";
import { contract } from "@/lib/platform/http/contracts-of";
import { alternativeDto } from "@/lib/tools/alternatives/schema";

export const listAlternativesApi = contract({
  method: "GET",
  path: "/api/tools/{id}/alternatives",
  access: "public",
  tag: "Tools",
  summary:
    "Published tools that could take this one's place, the most alike first, each with what is the same",
  response: z.array(alternativeDto),
});

import { contract } from "@/lib/platform/http/contracts-of";
import { rankDto } from "@/lib/tools/ranking/schema";

export const getRankApi = contract({
  method: "GET",
  path: "/api/tools/{id}/rank",
  access: "public",
  tag: "Tools",
  summary: "A published tool's place in each list, with every term of its score and what would move it",
  limit: { name: "rank", points: 120, seconds: 60 },
  response: rankDto,
});

import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getRankApi } from "@/lib/tools/ranking/api";
import { readRank } from "@/lib/tools/ranking/queries";

export const GET = handle(getRankApi, async ({ params }) => {
  const rank = await readRank(params.id);
  if (!rank) throw new AppError("not_found", "Tool not found");
  return rank;
});

import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getRankApi } from "@/lib/tools/ranking/api";
import { readRank } from "@/lib/tools/ranking/queries";

export const GET = handle(getRankApi, ({ params }) => found(readRank(params.id), "Tool not found"));

import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { listAlternativesApi } from "@/lib/tools/alternatives/api";
import { getAlternatives } from "@/lib/tools/alternatives/queries";

export const GET = handle(listAlternativesApi, ({ params }) =>
  found(getAlternatives(params.id), "Tool not found"),
);

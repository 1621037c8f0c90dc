import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { listAlternativesApi } from "@/lib/tools/alternatives/api";
import { getAlternatives } from "@/lib/tools/alternatives/queries";

export const GET = handle(listAlternativesApi, async ({ params }) => {
  const alternatives = await getAlternatives(params.id);
  if (!alternatives) throw new AppError("not_found", "Tool not found");
  return alternatives;
});

import { contract } from "@/lib/platform/http/contracts-of";
import { comparison, comparisonQuery } from "@/lib/tools/comparison/schema";

export const compareToolsApi = contract({
  method: "GET",
  path: "/api/compare",
  access: "public",
  tag: "Tools",
  summary: "Two to four published tools beside each other, as JSON or as a CSV file",
  query: comparisonQuery,
  response: comparison,
});

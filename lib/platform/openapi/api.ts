import { z } from "zod";
import { contract } from "@/lib/platform/http/contracts-of";

export const getDescriptionApi = contract({
  method: "GET",
  path: "/api/openapi.json",
  access: "public",
  tag: "Service",
  summary: "This description of the interface, as OpenAPI 3.1",
  response: z.looseObject({ openapi: z.string() }),
});

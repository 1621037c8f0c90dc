import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";

const answer = z
  .object({
    status: z.enum(["ok", "error"]),
    database: z.enum(["up", "down"]),
    version: z.string(),
    uptime: z.int().meta({ description: "Seconds since the server started." }),
  })
  .meta({ id: "Health" });
const content = { "application/json": { schema: answer } };

/** `GET /health`, which lies outside of /api and so has no contract. */
export const health: ZodOpenApiOperationObject = {
  operationId: "getHealth",
  tags: ["Service"],
  summary: "Whether the server and its database answer",
  responses: {
    "200": { description: "Both do.", content },
    "503": { description: "The database does not.", content },
  },
};

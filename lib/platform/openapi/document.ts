import { createDocument, type oas31, type ZodOpenApiOverride, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Contract } from "@/lib/platform/http/contract";
import { health } from "@/lib/platform/openapi/health";
import { groupsOf, toOperation } from "@/lib/platform/openapi/operation";

const introduction = `Read the directory by program: the calls for that come first and need no account. Those for signed-in accounts, for moderators and for administrators follow, and their groups say so. Requests and answers are JSON in UTF-8, dates are ISO 8601 in UTC. Lists that have pages take "page" and "limit"; headers say how many items there are in all and where the neighbouring pages are. Who wants the whole catalogue takes a file of it instead: /open-data has one of each day, as JSON Lines and CSV.`;

/** The description of the interface as OpenAPI 3.1, generated from the contracts that validate every request. */
export function describeApi(
  contracts: readonly Contract[],
  site: { name: string; url: string; version: string },
): oas31.OpenAPIObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const contract of [...contracts].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    paths[contract.path] = {
      ...paths[contract.path],
      [contract.method.toLowerCase()]: toOperation(contract),
    };
  }
  paths["/health"] = { get: health };
  return createDocument(
    {
      openapi: "3.1.0",
      info: { title: `${site.name} API`, version: site.version, description: introduction },
      servers: [{ url: site.url }],
      tags: [...new Set([...groupsOf(contracts), ...(health.tags ?? [])])].map((name) => ({ name })),
      paths,
      components: {
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: "next-auth.session-token",
            description: "The cookie of somebody who signed in; from the site's own pages only.",
          },
          bearer: {
            type: "http",
            scheme: "bearer",
            description: "A token from GET /api/auth/token.",
          },
        },
      },
    },
    { override: simplify },
  );
}

/** Leaves out what says nothing about the interface, and what would keep a later version from adding a field. */
const simplify: ZodOpenApiOverride = ({ jsonSchema, io }) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

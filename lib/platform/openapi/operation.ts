import { z } from "zod";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from "zod-openapi";
import { type ErrorCode, errorCodes } from "@/lib/platform/errors";
import type { Access, Contract } from "@/lib/platform/http/contract";
import { searchLimit } from "@/lib/platform/rate-limit/searches.mjs";

const error = z
  .object({
    error: z.string().meta({ description: "What went wrong, in a sentence that can be shown." }),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: "The fields that were refused, and why." }),
  })
  .meta({ id: "Error" });

const pagingHeaders = z.object({
  "X-Total-Count": z.int().meta({ description: "Number of items on all pages together." }),
  Link: z
    .string()
    .optional()
    .meta({ description: 'Addresses of the neighbouring pages, rel="next" and rel="prev" (RFC 8288).' }),
});
const retryHeaders = z.object({
  "Retry-After": z.int().meta({ description: "Seconds after which the next call is answered." }),
});

/** Who may call, in words and in the name of a group of calls, and how the others are refused; from everybody to the fewest. */
const access: Record<Access, { note?: string; group?: string; refusals: ErrorCode[] }> = {
  public: { refusals: [] },
  visitor: { note: "A browser may make this call from the site's own pages only.", refusals: ["forbidden"] },
  user: {
    note: "For a signed-in account.",
    group: "signed in",
    refusals: ["unauthenticated", "forbidden"],
  },
  moderator: {
    note: "For moderators and administrators.",
    group: "moderators",
    refusals: ["unauthenticated", "forbidden"],
  },
  admin: { note: "For administrators.", group: "administrators", refusals: ["unauthenticated", "forbidden"] },
};

/** What a call's group is called, with who may make its calls where not everybody may. */
function groupOf({ tag, access: who }: Contract): string {
  const { group } = access[who];
  return group ? `${tag} (${group})` : tag;
}

/** The groups of calls, each once, in the order of the contracts: those for everybody first, those for administrators last. */
export function groupsOf(contracts: readonly Contract[]): string[] {
  const order = Object.keys(access);
  const sorted = contracts.toSorted((a, b) => order.indexOf(a.access) - order.indexOf(b.access));
  return [...new Set(sorted.map(groupOf))];
}

/** A call as an operation of the description. */
export function toOperation(contract: Contract): ZodOpenApiOperationObject {
  const { note } = access[contract.access];
  const limit =
    contract.limit &&
    `At most ${contract.limit.points} calls in ${spell(contract.limit.seconds)} ${needsAccount(contract) ? "by one account" : "from one address"}.`;
  const searches =
    contract.searches &&
    `At most ${searchLimit.points} searches in ${spell(searchLimit.seconds)} from one address.`;
  const description = [note, limit, searches].filter(Boolean).join(" ");
  return {
    operationId: operationId(contract),
    tags: [groupOf(contract)],
    summary: contract.summary,
    ...(description ? { description } : {}),
    ...(needsAccount(contract) ? { security: [{ session: [] }, { bearer: [] }] } : {}),
    requestParams: {
      ...(contract.params instanceof z.ZodObject ? { path: contract.params } : {}),
      ...(contract.query instanceof z.ZodObject ? { query: contract.query } : {}),
    },
    ...requestBody(contract),
    responses: responses(contract),
  };
}

function requestBody({ body, file }: Contract): Pick<ZodOpenApiOperationObject, "requestBody"> {
  if (!file)
    return body ? { requestBody: { required: true, content: { "application/json": { schema: body } } } } : {};
  const bytes = z.unknown().meta({
    override: { type: "string", contentMediaType: "application/octet-stream" },
    description: `The file, at most ${file.maxBytes / 1024 / 1024} MB.`,
  });
  const schema = z.object({ ...(body instanceof z.ZodObject ? body.shape : {}), [file.name]: bytes });
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

const needsAccount = ({ access }: Contract) => access !== "public" && access !== "visitor";

function responses(contract: Contract): ZodOpenApiResponsesObject {
  const success: ZodOpenApiResponseObject = {
    description: contract.paged ? "One page of the list." : "What was asked for.",
    content: { "application/json": { schema: contract.response } },
    ...(contract.paged ? { headers: pagingHeaders } : {}),
  };
  const failures = failuresOf(contract).map((code) => {
    const response: ZodOpenApiResponseObject = {
      description: errorCodes[code].message,
      content: { "application/json": { schema: error } },
      ...(code === "rate_limited" ? { headers: retryHeaders } : {}),
    };
    return [String(errorCodes[code].status), response] as const;
  });
  return { [String(contract.status ?? 200)]: success, ...Object.fromEntries(failures) };
}

function failuresOf(contract: Contract): ErrorCode[] {
  const takesInput = contract.params ?? contract.query ?? contract.body ?? contract.file;
  return [
    ...(takesInput ? (["invalid"] as const) : []),
    ...access[contract.access].refusals,
    ...(contract.params ? (["not_found"] as const) : []),
    ...(contract.body || contract.file ? (["too_large", "unsupported_media_type"] as const) : []),
    ...(contract.limit || contract.searches ? (["rate_limited"] as const) : []),
    "internal",
    "unavailable",
  ];
}

/** "GET /api/tools/{id}" as "getToolsById". */
function operationId({ method, path }: Contract): string {
  const words = path
    .replace(/^\/api\//, "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

function spell(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
    ["second", 1],
  ] as const;
  const [name, size] = units.find(([, length]) => seconds % length === 0)!;
  return seconds === size ? `a ${name}`.replace("a hour", "an hour") : `${seconds / size} ${name}s`;
}

import "server-only";
import { z } from "zod";
import { AppError, type Issue } from "@/lib/errors";
import { assertSameOrigin } from "@/lib/http/same-origin";
import type { Contract, Input, Output } from "@/lib/http/contract";
import { errorResponse } from "@/lib/http/error-response";
import { type Page, pageLinks } from "@/lib/http/page";
import { readJson } from "@/lib/http/read-json";
import { consume } from "@/lib/rate-limit/consume";
import { clientAddress } from "@/lib/http/client-address";

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type Answer<C extends Contract> = C extends { paged: true }
  ? Page<Output<C> extends (infer T)[] ? T : never>
  : Output<C>;

function parse<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  where: string,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues: Issue[] = result.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  const first = issues[0];
  throw new AppError("invalid", first?.message ?? `The ${where} is not valid.`, { issues });
}

/** The query as an object; a name given twice is refused rather than one of its values picked. */
function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(query, name)) throw new AppError("invalid", `"${name}" may be given once.`);
    query[name] = value;
  }
  return query;
}

/**
 * Turns a contract and a function into a route handler. The order is the same for every route: origin, rate limit,
 * parse, function, answer. A function of a `paged` contract returns a {@link Page}; its items are the body, its
 * total and neighbours the headers. Anything thrown but an {@link AppError} answers 500 without detail.
 */
export function handle<C extends Contract>(
  declaration: C,
  run: (input: Input<C>) => Promise<Answer<C>> | Answer<C>,
  options: { headers?: Record<string, string> } = {},
) {
  return async (request: Request, context: RouteContext): Promise<Response> => {
    try {
      const url = new URL(request.url);
      if (declaration.access === "visitor") assertSameOrigin(request);
      if (declaration.limit) await consume(declaration.limit, clientAddress(request));
      const input = {
        params: parse(declaration.params, await context.params, "address"),
        query: parse(declaration.query, readQuery(url), "query"),
        body: declaration.body ? parse(declaration.body, await readJson(request), "body") : undefined,
        request,
      } as Input<C>;
      const answer = await run(input);
      const headers = new Headers(options.headers ?? { "Cache-Control": "no-store" });
      if (!declaration.paged) return Response.json(answer, { headers });
      const page = answer as Page<unknown>;
      headers.set("X-Total-Count", String(page.total));
      const links = pageLinks(url, page);
      if (links) headers.set("Link", links);
      return Response.json(page.items, { headers });
    } catch (error) {
      return errorResponse(error, request);
    }
  };
}

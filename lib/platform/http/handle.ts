import "server-only";
import { z } from "zod";
import { assertActive } from "@/lib/platform/auth/hold-account";
import { hasRole, type Viewer } from "@/lib/platform/auth/schema";
import { bringsBearer, readViewer } from "@/lib/platform/auth/session";
import { invalidationsSent } from "@/lib/platform/cache/invalidations.mjs";
import { AppError, type Issue } from "@/lib/platform/errors";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import type { Contract, Input, Output } from "@/lib/platform/http/contract";
import { declared, UndeclaredAnswer } from "@/lib/platform/http/declared";
import { errorResponse } from "@/lib/platform/http/error-response";
import { personal } from "@/lib/platform/http/personal";
import { repeatable } from "@/lib/platform/http/list-names";
import { type Page, pageLinks } from "@/lib/platform/http/page";
import { readForm } from "@/lib/platform/http/read-form";
import { readJson } from "@/lib/platform/http/read-json";
import { withoutNul } from "@/lib/platform/plain-text/utils";
import {
  consumeOfAccount,
  consumeOfAddress,
  giveBackAccount,
  giveBackAddress,
} from "@/lib/platform/rate-limit/mutations";
import type { RateLimit } from "@/lib/platform/rate-limit/schema";
import { clientAddress } from "@/lib/platform/http/client-address";

// A route without parameters is given none at all.
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> };
type Answer<C extends Contract> = C extends { paged: true }
  ? Page<Output<C> extends (infer T)[] ? T : never>
  : Output<C>;

/** No more names of fields are told than these: a body has room for thousands. */
const mostTold = 20;

/** What is wrong, in a sentence: where a schema has none of its own, the library's is for its users. */
function sentenceOf(issue: z.core.$ZodIssue, where: string): string {
  if (!/^Invalid (?:input|option)/.test(issue.message)) return issue.message;
  const name = issue.path.length > 0 ? `"${issue.path.join(".").slice(0, 100)}"` : `The ${where}`;
  if (/received undefined$/.test(issue.message)) return `${name} is missing.`;
  if (issue.code === "invalid_value") return `${name} is one of ${issue.values.join(", ")}.`;
  return issue.code === "invalid_type" ? `${name} is no ${issue.expected}.` : `${name} is not valid.`;
}

/** A field that is none is told by its name, like one that is not valid. */
const toIssues = (issue: z.core.$ZodIssue, where: string): Issue[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.slice(0, mostTold).map((key) => {
        const name = key.slice(0, 100);
        return { path: [...issue.path, name].join("."), message: `"${name}" can't be given here.` };
      })
    : [{ path: issue.path.join("."), message: sentenceOf(issue, where) }];

function parse<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  where: string,
): z.output<S> | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => toIssues(issue, where));
  const first = issues[0];
  throw new AppError("invalid", first?.message ?? `The ${where} is not valid.`, { issues });
}

/** The parameters of the path, decoded by the framework. */
async function readParams(context: RouteContext): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries((await context.params) ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? withoutNul(value) : value,
    ]),
  );
}

/**
 * The query as an object. A name whose schema is a list has all its values; another that is given twice is refused rather
 * than one of its values picked.
 */
function readQuery(url: URL, schema: z.ZodType | undefined): Record<string, string | string[]> {
  const lists = repeatable(schema);
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of url.searchParams) {
    if (lists.has(name)) query[name] = [...(query[name] ?? []), withoutNul(value)];
    else if (Object.hasOwn(query, name)) throw new AppError("invalid", `"${name}" may be given once.`);
    else query[name] = withoutNul(value);
  }
  return query;
}

/**
 * Who makes the call, when they may: refused are calls that another site made through a visitor's browser, and
 * accounts that don't have what the contract asks for.
 */
async function admit(declaration: Contract, request: Request): Promise<Viewer | null> {
  const { access, viewer, method, signInMessage } = declaration;
  // A bearer token is not something that a browser adds by itself.
  if (access === "visitor" || (method !== "GET" && !bringsBearer(request))) assertSameOrigin(request);
  if (access === "public" || access === "visitor") return viewer ? readViewer(request) : null;
  const found = await readViewer(request);
  if (!found) throw new AppError("unauthenticated", signInMessage);
  // Its own things it may still read.
  if (method !== "GET" || access !== "user") assertActive(found);
  if (!hasRole(found.role, access)) throw new AppError("forbidden");
  return found;
}

/**
 * Counts a call against a limit.
 *
 * @returns what takes that back when the call is refused after all, where the limit wants it
 */
async function count(limit: RateLimit, request: Request, viewer: Viewer | null) {
  // The account first: one that is over its limit leaves the address, which others may share, as it is.
  if (viewer) await consumeOfAccount(limit, viewer.id);
  try {
    await consumeOfAddress(limit, clientAddress(request));
  } catch (error) {
    if (viewer && limit.ofDone) await giveBackAccount(limit, viewer.id);
    throw error;
  }
  return async (error: unknown) => {
    if (!limit.ofDone || !(error instanceof AppError) || error.status >= 500) return;
    await giveBackAddress(limit, clientAddress(request));
    if (viewer) await giveBackAccount(limit, viewer.id);
  };
}

/**
 * Turns a contract and a function into a route handler. The order is the same for every route: origin, session and
 * permission, rate limit, parse, permission once more where there is a body, function, {@link declared answer}. A function of
 * a `paged` contract returns a {@link Page}; its items are the body, its total and neighbours the headers. A function that
 * returns a `Response`, a file for example, answers with just that. Anything thrown but an {@link AppError} answers 500
 * without detail.
 */
export function handle<C extends Contract>(
  declaration: C,
  run: (input: Input<C>) => Promise<Answer<C> | Response> | Answer<C> | Response,
  options: {
    headers?: Record<string, string>;
    /** A failure carries its sentence as `message` as well as `error`. */
    alsoMessage?: boolean;
    /** A failure carries `success: false` beside `error`. */
    alsoSuccess?: boolean;
  } = {},
) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    let onRefusal: Awaited<ReturnType<typeof count>> | undefined;
    try {
      if (declaration.developmentOnly && process.env.NODE_ENV === "production")
        throw new AppError("not_found");
      const url = new URL(request.url);
      let viewer = await admit(declaration, request);
      if (declaration.limit) onRefusal = await count(declaration.limit, request, viewer);
      const params = parse(declaration.params, await readParams(context), "address");
      const query = parse(declaration.query, readQuery(url, declaration.query), "query");
      const form = declaration.file && (await readForm(request, declaration.file));
      const body = declaration.body
        ? parse(declaration.body, form ? form.fields : await readJson(request, declaration.maxBytes), "body")
        : undefined;
      // A body may take minutes to come: whoever lost the right or was signed out meanwhile has it no more.
      if (viewer && (form || body !== undefined)) viewer = await admit(declaration, request);
      const input = {
        params,
        query,
        body,
        file: form?.file,
        viewer,
        request,
      } as Input<C>;
      const result = await run(input);
      // Other instances know of the write before it is answered, so the next request sees it on any of them.
      await invalidationsSent();
      if (result instanceof Response) return result;
      const headers = new Headers(options.headers ?? { "Cache-Control": "no-store" });
      // For the server's own response cache, which does not pass it on.
      if (declaration.kept) headers.set("Surrogate-Control", "max-age=60");
      if (!declaration.paged)
        return Response.json(declared(declaration, result), { headers, status: declaration.status });
      const page = result as Page<unknown>;
      headers.set("X-Total-Count", String(page.total));
      for (const [name, value] of Object.entries(page.headers ?? {})) headers.set(name, value);
      const links = pageLinks(url, page);
      if (links) headers.set("Link", links);
      return Response.json(declared(declaration, page.items), { headers });
    } catch (error) {
      if (error instanceof UndeclaredAnswer) throw error;
      await onRefusal?.(error);
      return errorResponse(error, request, options);
    }
  }
  return async (request: Request, context: RouteContext): Promise<Response> => {
    const response = await answer(request, context);
    return isPersonal(declaration, request) ? personal(response) : response;
  };
}

/** Whether an answer may depend on who asks. */
const isPersonal = ({ access }: Contract, { headers }: Request) =>
  (access !== "public" && access !== "visitor") || headers.has("cookie") || headers.has("authorization");

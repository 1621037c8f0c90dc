import type { z } from "zod";
import type { RateLimit } from "@/lib/rate-limit/schema";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call. `public`: anybody, a read. `visitor`: anybody, but only from our own pages (an anonymous
 * write or a costly helper).
 */
export type Access = "public" | "visitor";

type Schema = z.ZodType;

/** One call of the interface: what the handler checks, the client sends, the forms validate and the description says. */
export type Contract = {
  readonly method: Method;
  /** With parameters in braces: `/api/tools/{id}`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly limit?: RateLimit;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** Sends `X-Total-Count` and `Link`, and takes `page` and `limit`. */
  readonly paged?: boolean;
};

/** Declares a call. Only gives the declaration its precise type. */
export function contract<const C extends Contract>(declaration: C): C {
  return declaration;
}

type Parsed<C, K extends string> = C extends { [key in K]: infer S extends Schema } ? z.output<S> : undefined;
type Sent<C, K extends string> = C extends { [key in K]: infer S extends Schema }
  ? { [key in K]: z.input<S> }
  : unknown;

/** What a handler's function is given, already parsed. */
export type Input<C extends Contract> = {
  params: Parsed<C, "params">;
  query: Parsed<C, "query">;
  body: Parsed<C, "body">;
  request: Request;
};

/** What a caller sends. */
export type Call<C extends Contract> = Sent<C, "params"> &
  Sent<C, "query"> &
  Sent<C, "body"> & { signal?: AbortSignal };

/** What a handler's function answers. */
export type Output<C extends Contract> = z.input<C["response"]>;

/** What the caller receives. */
export type Received<C extends Contract> = z.output<C["response"]>;

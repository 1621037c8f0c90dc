import type { z } from "zod";
import type { Viewer } from "@/lib/platform/auth/schema";
import type { RateLimit } from "@/lib/platform/rate-limit/schema";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call. `public`: anybody, a read. `visitor`: anybody, but only from our own pages (an anonymous
 * write or a costly helper). `user`, `moderator`, `admin`: an account with at least that role, by session cookie (from
 * our own pages) or bearer token; a suspended one may read what a `user` may.
 */
export type Access = "public" | "visitor" | "user" | "moderator" | "admin";

type Schema = z.ZodType;

/** One call of the interface: what the handler checks, the client sends, the forms validate and the description says. */
export type Contract = {
  readonly method: Method;
  /** With parameters in braces: `/api/tools/{id}`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The function of a `public` or `visitor` call is told who is signed in, if anybody is. */
  readonly viewer?: "optional";
  /** What somebody who is not signed in is told. */
  readonly signInMessage?: string;
  /** In production there is no such call, whoever asks. */
  readonly developmentOnly?: true;
  readonly summary: string;
  readonly tag: string;
  readonly limit?: RateLimit;
  /** What its path's parameters have to be. Left out: texts. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** How large a JSON body may be, bytes, where 256 KiB are too little; 8 MiB at most. */
  readonly maxBytes?: number;
  /**
   * The body is a form (`multipart/form-data`) with one file under this name instead of JSON; its other fields are the
   * `body`. A form that can't hold a file of so many bytes at most is refused before it is read in full.
   */
  readonly file?: { readonly name: string; readonly maxBytes: number };
  readonly response: Schema;
  /** The status of a success; 200 when left out. */
  readonly status?: 200 | 201 | 202;
  /**
   * Who is not signed in gets the answer from the response cache, until something that it was made from changes: all that it
   * is made from has tags. Its path is named in scripts/server/routes.mjs as well.
   */
  readonly kept?: true;
  /**
   * Looks for the text `q`. The server counts such calls of each address before it reads them (lib/platform/rate-limit/searches.mjs),
   * together with pages that search. Its path is named in scripts/server/routes.mjs as well.
   */
  readonly searches?: true;
  /** Sends `X-Total-Count` and `Link`, and takes `page` and `limit`. */
  readonly paged?: boolean;
};

type Parsed<C, K extends string> = C extends { [key in K]: infer S extends Schema } ? z.output<S> : undefined;
type Sent<C, K extends string> = C extends { [key in K]: infer S extends Schema }
  ? { [key in K]: z.input<S> }
  : unknown;

type Seen<C extends Contract> = C["access"] extends "user" | "moderator" | "admin"
  ? Viewer
  : C extends { viewer: "optional" }
    ? Viewer | null
    : null;

/** What a handler's function is given, already parsed. */
export type Input<C extends Contract> = {
  params: Parsed<C, "params">;
  query: Parsed<C, "query">;
  body: Parsed<C, "body">;
  /** The bytes of the file, never more than the contract's bound; what they are is for the function to find out. */
  file: C extends { file: object } ? Buffer : undefined;
  viewer: Seen<C>;
  request: Request;
};

/** What a caller sends: with a file, a form. */
export type Call<C extends Contract> = Sent<C, "params"> &
  Sent<C, "query"> &
  (C extends { file: object } ? { body: FormData } : Sent<C, "body">) & {
    signal?: AbortSignal;
    /** A bearer token, where a call is made with one instead of the session's cookie. */
    token?: string;
    /** How long the call may take, milliseconds, where the usual is too little. */
    timeout?: number;
  };

/** What a handler's function answers. */
export type Output<C extends Contract> = z.input<C["response"]>;

/** What the caller receives. */
export type Received<C extends Contract> = z.output<C["response"]>;

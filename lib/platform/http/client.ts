import { errorCodes } from "@/lib/platform/errors";
import { withQuery } from "@/lib/platform/addresses/utils-query";
import type { Call, Contract, Received } from "@/lib/platform/http/contract";

/** How long a call may take, milliseconds, where nothing else is said. */
const usualTimeout = 10_000;

/** What is said of a refusal that says nothing, with its status. */
const unsaid = "HTTP error! status:";

/** A call that the server refused, with its sentence, or that never reached it (`status` 0). */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: { path: string; message: string }[] = [],
    /** All that the server answered: a conflict brings the record as it is now. */
    readonly answer: unknown = undefined,
  ) {
    super(message);
    this.name = "CallError";
  }
}

/** The server's own words on a failure, where it had any. */
export const sentenceOf = (reason: unknown): string | undefined =>
  reason instanceof CallError && reason.status > 0 && !reason.message.startsWith(unsaid)
    ? reason.message
    : undefined;

/**
 * What a person is told of a failed call: the server's own words, or those that it has for the status where something in between
 * refused with none; of all else, `otherwise`.
 */
export function messageOf(reason: unknown, otherwise = "An error occurred. Please try again."): string {
  if (!(reason instanceof CallError)) return otherwise;
  if (reason.status === 0) return reason.message;
  const usual = Object.values(errorCodes).find(({ status }) => status === reason.status);
  return sentenceOf(reason) ?? usual?.message ?? otherwise;
}

/** Sent on the window, with the call's method, when a call was refused because nobody is signed in, before it fails. */
export const signedOutEvent = "site:signed-out";

type Parts = {
  params?: object;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
  token?: string;
  timeout?: number;
};

/** Sends a call; the answer is parsed when it is a success. */
async function send(
  method: string,
  path: string,
  input: Parts,
): Promise<{ answer: unknown; headers: Headers }> {
  const { params, query, body, signal, token, timeout = usualTimeout } = input;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));

  const unreachable = new CallError(
    0,
    "Failed to connect to the server. Please check your internet connection and try again.",
  );
  const limit = AbortSignal.timeout(timeout);
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(withQuery(address, search), {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
      // Safari before 17.4 can't join two signals: there the caller's alone ends a call.
      signal: signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit,
    });
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw unreachable;
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch (reason) {
    // A success whose body broke off is none; a refusal speaks by its status.
    if (signal?.aborted) throw reason;
    if (response.ok) throw unreachable;
  }
  if (response.ok) return { answer, headers: response.headers };
  if (response.status === 401)
    globalThis.dispatchEvent?.(new CustomEvent(signedOutEvent, { detail: method }));
  const { error, issues } = (answer ?? {}) as {
    error?: unknown;
    issues?: { path: string; message: string }[];
  };
  const sentence = typeof error === "string" && error.trim() ? error : `${unsaid} ${response.status}`;
  throw new CallError(response.status, sentence, issues, answer);
}

/**
 * Makes a call of the interface. The contract is given as a type only, so that no schema is sent to the browser:
 * `call<typeof getToolApi>("GET", "/api/tools/{id}", { params: { id } })`.
 *
 * @throws CallError with the server's sentence, or one about the connection
 */
export async function call<C extends Contract>(
  method: C["method"],
  path: C["path"],
  input: Call<C>,
): Promise<Received<C>> {
  const { answer } = await send(method, path, input);
  return answer as Received<C>;
}

/** Reads a page of a paged list, and how many items all its pages have. @throws CallError as `call` does */
export async function callPage<C extends Contract & { method: "GET"; paged: true }>(
  path: C["path"],
  input: Call<C>,
): Promise<{ items: Received<C>; total: number }> {
  const { answer, headers } = await send("GET", path, input);
  return { items: answer as Received<C>, total: Number(headers.get("X-Total-Count") ?? 0) };
}

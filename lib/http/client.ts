import type { Call, Contract, Received } from "@/lib/http/contract";

/** How long a call may take, milliseconds. */
const timeout = 10_000;

/** A call that the server refused, with its sentence, or that never reached it (`status` 0). */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: { path: string; message: string }[] = [],
  ) {
    super(message);
    this.name = "CallError";
  }
}

type Parts = { params?: object; query?: object; body?: unknown; signal?: AbortSignal; token?: string };

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
  const { params, query, body, signal, token } = input as Parts;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));

  let response: Response;
  try {
    response = await fetch(search.size > 0 ? `${address}?${search}` : address, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeout)]) : AbortSignal.timeout(timeout),
    });
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new CallError(
      0,
      "Failed to connect to the server. Please check your internet connection and try again.",
    );
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as Received<C>;
  const { error, issues } = (answer ?? {}) as {
    error?: string;
    issues?: { path: string; message: string }[];
  };
  throw new CallError(response.status, error ?? `HTTP error! status: ${response.status}`, issues);
}

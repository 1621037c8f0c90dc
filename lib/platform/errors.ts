/** Every way a request can be refused or fail: its HTTP status and the sentence shown when there is no better one. */
export const errorCodes = {
  invalid: { status: 400, message: "The request is not valid." },
  unauthenticated: { status: 401, message: "Please sign in." },
  forbidden: { status: 403, message: "You are not allowed to do that." },
  not_found: { status: 404, message: "Not found." },
  method_not_allowed: { status: 405, message: "This method is not allowed here." },
  conflict: { status: 409, message: "Somebody else changed this in the meantime." },
  too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "Please send JSON." },
  rate_limited: { status: 429, message: "Too many requests. Please try again later." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: {
    status: 503,
    message: "The service is not available right now. Please try again in a moment.",
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** A field that was refused: where it is in the request, and why. */
export type Issue = { path: string; message: string };

/** A failure with a public sentence. Anything else that is thrown is an internal error and shows no detail. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string = errorCodes[code].message,
    /** `body` stands beside the sentence in the answer: what the caller needs to go on. */
    readonly details: {
      issues?: Issue[];
      headers?: Record<string, string>;
      body?: Record<string, unknown>;
    } = {},
  ) {
    super(message);
    this.name = "AppError";
    this.status = errorCodes[code].status;
  }
}

/** A refusal that stands beside its field. */
export const refuseField = (path: string, message: string, code: ErrorCode = "invalid"): AppError =>
  new AppError(code, message, { issues: [{ path, message }] });

/**
 * What was asked for.
 *
 * @throws AppError "not_found" when it is null, undefined or false
 */
export async function found<T>(
  wanted: Promise<T>,
  message?: string,
): Promise<Exclude<T, null | undefined | false>> {
  const value = await wanted;
  if (value === null || value === undefined || value === false) throw new AppError("not_found", message);
  return value as Exclude<T, null | undefined | false>;
}

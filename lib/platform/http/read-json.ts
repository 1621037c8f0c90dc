import "server-only";
import { AppError } from "@/lib/platform/errors";
import { readBounded } from "@/lib/platform/http/read-bounded";
import { withoutNul } from "@/lib/platform/plain-text/utils";

const usualBytes = 256 * 1024;
const mostBytes = 8 * 1024 * 1024;

/** The JSON body of a request, at most 256 KiB unless its contract takes more; refused before it is read in full when it is larger. */
export async function readJson(request: Request, maxBytes = usualBytes): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_media_type");
  const body = await readText(request, Math.min(maxBytes, mostBytes));
  try {
    return JSON.parse(body, /\\u(?:0000|d)/i.test(body) ? cleaned : undefined);
  } catch {
    throw new AppError("invalid", "The body is not valid JSON.");
  }
}

/** What no text of the database can hold: the character of number zero, which goes, and half of a pair, which is replaced. */
const storable = (text: string) => withoutNul(text).toWellFormed();

/** For `JSON.parse`: texts and the names of fields as the database can hold them. */
function cleaned(_name: string, value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value);
  if (fields.every(([name]) => name === storable(name))) return value;
  return Object.fromEntries(fields.map(([name, field]): [string, unknown] => [storable(name), field]));
}

/** The body of a request as text, at most so many bytes; refused before it is read in full when it is larger. */
export async function readText(request: Request, most: number): Promise<string> {
  const bytes = await readBytes(request, most);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid", "The body is not valid UTF-8.");
  }
}

/** The body of a request, at most so many bytes; refused with `message` before it is read in full when it is larger. */
export async function readBytes(request: Request, most: number, message?: string): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new AppError("too_large", message);
  const bytes = await readBounded(request.body, most).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError("invalid", "The body was cut off.");
  });
  if (!bytes) throw new AppError("too_large", message);
  return bytes;
}

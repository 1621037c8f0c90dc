import "server-only";
import { AppError } from "@/lib/platform/errors";
import { readBounded } from "@/lib/platform/http/read-bounded";

const usualBytes = 256 * 1024;
const mostBytes = 8 * 1024 * 1024;

/** The JSON body of a request, at most 256 KiB unless its contract takes more; refused before it is read in full when it is larger. */
export async function readJson(request: Request, maxBytes = usualBytes): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_media_type");
  const body = withoutEscapedNul(await readText(request, Math.min(maxBytes, mostBytes)));
  try {
    return JSON.parse(body, /\\ud/i.test(body) ? wellFormed : undefined);
  } catch {
    throw new AppError("invalid", "The body is not valid JSON.");
  }
}

/** JSON without the escaped character that no text of the database can hold. */
const withoutEscapedNul = (json: string) => json.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1");

/** Half of an escaped pair, which no text of the database can hold either, becomes a replacement character. */
const wellFormed = (_name: string, value: unknown) =>
  typeof value === "string" ? value.toWellFormed() : value;

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
  const bytes = await readBounded(request.body, most).catch(() => {
    throw new AppError("invalid", "The body was cut off.");
  });
  if (!bytes) throw new AppError("too_large", message);
  return bytes;
}

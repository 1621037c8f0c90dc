import "server-only";
import { AppError } from "@/lib/errors";

const maxBytes = 256 * 1024;

/** The JSON body of a request, at most 256 KiB; refused before it is read in full when it is larger. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported_media_type");
  const body = await readText(request, maxBytes);
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError("invalid", "The body is not valid JSON.");
  }
}

/** The body of a request as text, at most so many bytes; refused before it is read in full when it is larger. */
export async function readText(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw new AppError("too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      throw new AppError("too_large");
    }
    chunks.push(part.value);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new AppError("invalid", "The body is not valid UTF-8.");
  }
}

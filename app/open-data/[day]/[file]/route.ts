import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { z } from "zod";
import { readNewestDay, readOpenFile, readPieces } from "@/lib/open-data/queries";
import { type FileName, files, licence } from "@/lib/open-data/schema";
import { unpack } from "@/lib/open-data/utils-pack";
import { currentRequest } from "@/lib/platform/cache/request-store.mjs";
import { AppError } from "@/lib/platform/errors";
import { clientAddress } from "@/lib/platform/http/client-address";
import { errorResponse } from "@/lib/platform/http/error-response";
import { consume } from "@/lib/platform/rate-limit/mutations";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ day: string; file: string }> };

const limit = { name: "open-data", points: 300, seconds: 3_600 };
const isDay = (text: string) => z.iso.date().safeParse(text).success && text.startsWith("20");
const isFile = (text: string): text is FileName => Object.hasOwn(files, text);

const takesGzip = (accepted: string) =>
  accepted
    .toLowerCase()
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*/))
    .some(([name, weight = "q=1"]) => name === "gzip" && !/^q=0(\.0*)?$/.test(weight));

/** A file of an export, which never changes; under `latest`, the way to that of the newest. */
async function answer(request: Request, { params }: Context, withBody: boolean): Promise<Response> {
  const { day, file } = await params;
  if (!isFile(file) || (day !== "latest" && !isDay(day))) throw new AppError("not_found");
  await consume(limit, clientAddress(request));
  if (day === "latest") return toNewest(file);
  const known = await readOpenFile(day, file);
  if (!known) throw new AppError("not_found");

  const packed = takesGzip(request.headers.get("accept-encoding") ?? "");
  const etag = `"${known.sha256}${packed ? "-gzip" : ""}"`;
  const headers = {
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
    Vary: "Accept-Encoding",
    "Last-Modified": known.madeAt.toUTCString(),
    Link: `<${licence.url}>; rel="license"`,
    "X-Content-Type-Options": "nosniff",
    // Whoever computes with the data may load it from a page of their own.
    "Access-Control-Allow-Origin": "*",
  };
  const has = request.headers.get("if-none-match");
  if (has?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  const body = {
    "Content-Length": String(packed ? known.compressed : known.bytes),
    ...(packed ? { "Content-Encoding": "gzip" } : {}),
  };
  currentRequest()?.setHeaders?.(body);
  return new Response(withBody ? bodyOf(day, file, packed) : null, {
    headers: { ...headers, ...body, "Content-Type": `${files[file].type}; charset=utf-8` },
  });
}

async function toNewest(file: FileName): Promise<Response> {
  const day = await readNewestDay();
  if (!day) throw new AppError("not_found", "The first export is made tonight.");
  return new Response(null, {
    status: 302,
    headers: { Location: `/open-data/${day}/${file}`, "Cache-Control": "no-cache" },
  });
}

function bodyOf(day: string, file: FileName, packed: boolean): BodyInit {
  const pieces = readPieces(day, file);
  const body = packed ? Readable.from(pieces) : unpack(pieces);
  return Readable.toWeb(body) as ReadableStream<Uint8Array> as unknown as BodyInit;
}

const handler = (withBody: boolean) => async (request: Request, context: Context) => {
  try {
    return await answer(request, context, withBody);
  } catch (error) {
    return errorResponse(error, request);
  }
};

export const GET = handler(true);
export const HEAD = handler(false);

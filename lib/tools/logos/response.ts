import "server-only";
import { avatarSvg } from "@/lib/tools/logos/avatar";
import { etagOf } from "@/lib/tools/logos/etag";
import type { LogoAnswer } from "@/lib/tools/logos/logo-store";

// Opened by itself, a picture may load and run nothing.
const strict = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
const forLogo = "public, max-age=86400, stale-while-revalidate=604800";
const forAvatar = { none: "public, max-age=3600", pending: "public, max-age=60" };

/** The generated picture of a tool; kept for a minute while its logo is on the way, for an hour when it has none. */
export function avatarResponse(name: string, state: keyof typeof forAvatar): Response {
  return new Response(avatarSvg(name), {
    headers: { ...strict, "Content-Type": "image/svg+xml", "Cache-Control": forAvatar[state] },
  });
}

/** Answers with a tool's logo, or while there is none with its mark, or with its generated picture. */
export function logoResponse(
  request: Request,
  { name, answer, mark }: { name: string; answer: LogoAnswer; mark: Buffer | undefined },
): Response {
  if (answer.state === "found") return pictureResponse(request, answer.logo, forLogo);
  if (!mark) return avatarResponse(name, answer.state);
  const kept = answer.state === "pending" ? forAvatar.pending : forLogo;
  return pictureResponse(request, { bytes: mark, etag: etagOf(mark) }, kept);
}

function pictureResponse(
  request: Request,
  { bytes, etag }: { bytes: Buffer; etag: string },
  kept: string,
): Response {
  const headers = { ...strict, "Cache-Control": kept, ETag: etag };
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, "Content-Type": "image/webp" } });
}

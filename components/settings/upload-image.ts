import { explainFinal, explainAll, UploadError, unexpected } from "@/components/settings/upload-errors";
import { CallError } from "@/lib/platform/http/client";
import { isUsable } from "@/lib/config/utils";
import { type LogoVariant, type SiteImageKind, siteImages } from "@/lib/config/utils-uploads";

type Storage = "local" | "cloudinary" | "test";
export type Uploaded = { url: string; storage: Storage };

/** How long an upload may take, milliseconds. */
const timeout = 60_000;
const names = { logo: "logo", favicon: "favicon", og_image: "ogImage" } as const;
const routes = {
  logo: ["upload-logo", "upload-logo-local", "test-upload-logo"],
  favicon: ["upload-favicon", "upload-favicon-local", "test-upload-favicon"],
  og_image: ["upload-og-image", "upload-og-image-local", "test-upload-og-image"],
} as const;
/** Answers that another route would only repeat. */
const final = new Set([400, 401, 403, 413, 415, 429]);

/** Why a file is not worth sending, or undefined. The server looks again, and at the content. */
export function refusalOf(kind: SiteImageKind, { type, size }: File): string | undefined {
  const { formats, typeMessage, maxBytes } = siteImages[kind];
  const format = type.replace("image/", "").replace("svg+xml", "svg");
  if (!(formats as readonly string[]).includes(format)) return typeMessage;
  return size > maxBytes ? `File is too large. Maximum size is ${maxBytes / 1024 / 1024}MB.` : undefined;
}

async function send(route: string, form: FormData): Promise<Record<string, string>> {
  let response: Response;
  try {
    response = await fetch(`/api/config/${route}`, {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    throw new CallError(0, "Network error. Please check your internet connection and server status.");
  }
  const answer = (await response.json().catch(() => ({}))) as Record<string, string>;
  if (response.ok) return answer;
  throw new CallError(response.status, answer.error || `HTTP error! status: ${response.status}`, [], answer);
}

/**
 * Sends a picture by the first of its routes that takes it.
 *
 * @throws UploadError
 */
export async function uploadImage(kind: SiteImageKind, file: File, variant: LogoVariant): Promise<Uploaded> {
  const form = new FormData();
  if (kind === "logo") form.append("type", variant);
  form.append(names[kind], file);
  const reasons: CallError[] = [];
  for (const route of routes[kind]) {
    try {
      const { [`${names[kind]}Url`]: url, storage } = await send(route, form);
      if (!url || !isUsable(url)) throw new Error("no address");
      return { url, storage: storage as Storage };
    } catch (reason) {
      if (!(reason instanceof CallError)) throw new UploadError(unexpected(kind, variant));
      if (final.has(reason.status)) throw explainFinal(kind, reason);
      reasons.push(reason);
    }
  }
  throw explainAll(kind, variant, reasons);
}

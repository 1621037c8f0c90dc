import { CallError } from "@/lib/http/client";
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
  const { formats, typeMessage, maxBytes, sizeMessage } = siteImages[kind];
  const format = type.replace("image/", "").replace("svg+xml", "svg");
  if (!(formats as readonly string[]).includes(format)) return typeMessage;
  return size > maxBytes ? sizeMessage : undefined;
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
  throw new CallError(response.status, answer.error ?? `HTTP error! status: ${response.status}`, [], answer);
}

/** Sends a picture by the first of its routes that takes it. Throws an error whose message can be shown. */
export async function uploadImage(kind: SiteImageKind, file: File, variant: LogoVariant): Promise<Uploaded> {
  const form = new FormData();
  if (kind === "logo") form.append("type", variant);
  form.append(names[kind], file);
  let last: unknown;
  for (const route of routes[kind]) {
    try {
      const answer = await send(route, form);
      return { url: answer[`${names[kind]}Url`]!, storage: answer.storage as Storage };
    } catch (reason) {
      // The last route exists in development only; its absence explains nothing.
      if (!(reason instanceof CallError && reason.status === 404)) last = reason;
      if (reason instanceof CallError && final.has(reason.status)) break;
    }
  }
  throw new Error(explain(kind, last, variant));
}

function explain(kind: SiteImageKind, reason: unknown, variant: LogoVariant): string {
  if (!(reason instanceof CallError)) return "An unexpected error occurred during upload.";
  const { status, message, answer } = reason;
  if (status === 413)
    return message.startsWith("The picture") ? message : "File is too large for the server to process.";
  if (status === 401 || status === 403)
    return kind === "favicon"
      ? "Authentication error. Try using the development version for testing."
      : "Authentication error. Please ensure you have admin privileges.";
  if (status === 0) return message;
  const said = (answer as { error?: string } | undefined)?.error;
  if (status === 415 && said) return said;
  if (final.has(status)) return said ? `Server error: ${said}` : `Upload failed: ${message}`;
  if (kind === "favicon") return "All upload methods failed";
  if (kind === "logo" && status >= 500) return `Failed to upload ${variant} logo. Please try again.`;
  return "All upload attempts failed (cloud, local, and test)";
}

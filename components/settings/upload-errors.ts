import type { LogoVariant, SiteImageKind } from "@/lib/config/utils-uploads";
import type { CallError } from "@/lib/platform/http/client";
import { cloudMessages } from "@/lib/platform/storage/schema";

/** An upload that failed: what happened, and where that does not say it, why. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

const saidBy = ({ answer }: CallError) => (answer as { error?: string } | undefined)?.error;
const reasonOf = (failure: CallError) => {
  const said = saidBy(failure);
  return said ? `Server error: ${said}` : `Upload failed: ${failure.message}`;
};

/** What is said when something failed that no answer explains. */
export function unexpected(kind: SiteImageKind, variant: LogoVariant): string {
  if (kind === "logo") return `Failed to upload ${variant} logo. Please try again.`;
  return kind === "favicon"
    ? "Failed to upload favicon. Please try again."
    : "An unexpected error occurred during upload.";
}

/** A refusal that every route would repeat. */
export function explainFinal(kind: SiteImageKind, failure: CallError): UploadError {
  const { status, message } = failure;
  if (status === 401 || status === 403)
    return new UploadError(
      kind === "favicon"
        ? "Authentication error. Try using the development version for testing."
        : "Authentication error. Please ensure you have admin privileges.",
    );
  const said = saidBy(failure);
  // A small file of too many pixels is told so; what is too large is so for every server in between.
  if (status === 413)
    return new UploadError(
      said?.startsWith("The picture") ? said : "File is too large for the server to process.",
    );
  // The type that the content is of; the same sentence as before the file is sent.
  if (status === 415 && said) return new UploadError(message);
  return new UploadError(reasonOf(failure));
}

/** No route took the file: the reasons, one for each. */
export function explainAll(kind: SiteImageKind, variant: LogoVariant, reasons: CallError[]): UploadError {
  const first = reasons[0]!;
  const keyless = reasons.some((reason) => saidBy(reason) === cloudMessages.key);
  if (keyless && kind === "favicon") return new UploadError(cloudMessages.key);
  if (keyless && kind === "logo")
    return new UploadError(
      "Cloud storage API key error. The server is missing the API key of its cloud storage, or has a wrong one.",
    );
  const unreachable = reasons.every(({ status }) => status === 0);
  if (unreachable && kind === "logo") return new UploadError(first.message);
  const message = {
    logo: unexpected("logo", variant),
    favicon: "All upload methods failed",
    og_image: "All upload attempts failed (cloud, local, and test)",
  }[kind];
  // The last route is for development; its absence explains nothing.
  const telling = reasons.findLast(({ status }) => status !== 404) ?? first;
  return new UploadError(message, unreachable ? first.message : reasonOf(telling));
}

import { CallError } from "@/lib/platform/http/client";
import { maxPicture, pictureTypes, uploadMessages } from "@/lib/uploads/schema";

/** Why a file is not worth sending, or undefined. The server looks again, and at the content. */
export function refusalOf({ type, size }: { type: string; size: number }): string | undefined {
  if (!pictureTypes.split(",").includes(type)) return uploadMessages.type;
  return size > maxPicture ? uploadMessages.size : undefined;
}

export function uploadFailure(reason: unknown): string {
  if (!(reason instanceof CallError)) return uploadMessages.unexpected;
  const { status, message, answer } = reason;
  if (status === 401 || status === 403) return uploadMessages.authority;
  if (status === 413 && !message.startsWith("The picture")) return uploadMessages.server;
  const said = (answer as { error?: string } | undefined)?.error;
  return said ? `Server error: ${said}` : `Upload failed: ${message}`;
}

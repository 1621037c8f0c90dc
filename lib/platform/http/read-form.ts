import "server-only";
import { withoutNul } from "@/lib/platform/plain-text/utils";
import { AppError, refuseField } from "@/lib/platform/errors";
import { readBytes } from "@/lib/platform/http/read-json";

/** What boundaries, names and text fields may take beside the file. */
const overhead = 64 * 1024;

/** The file of a form and its text fields. A form holds one file, under the name that the contract gives, and each field once. */
export async function readForm(
  request: Request,
  { name, maxBytes }: { name: string; maxBytes: number },
): Promise<{ file: Buffer; fields: Record<string, string> }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new AppError("unsupported_media_type", "Please send a form with a file.");
  const bytes = await readBytes(request, maxBytes + overhead, "File is too large for the server to process.");
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw new AppError("invalid", "The body is not a valid form.");
    });
  const fields: Record<string, string> = {};
  let file: File | undefined;
  for (const [key, value] of form) {
    if (typeof value === "string" ? Object.hasOwn(fields, key) : key !== name || file)
      throw new AppError("invalid", `"${key.slice(0, 100)}" is not expected in this form.`);
    if (typeof value === "string") fields[key] = withoutNul(value);
    else file = value;
  }
  if (!file) throw new AppError("invalid", "No file uploaded");
  if (file.size > maxBytes)
    throw refuseField(name, `File is too large. Maximum size is ${maxBytes / 1024 / 1024}MB.`, "too_large");
  return { file: Buffer.from(await file.arrayBuffer()), fields };
}

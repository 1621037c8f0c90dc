import "server-only";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { copies } from "@/lib/platform/storage/disk";
import { cloudMessages, type Storage } from "@/lib/platform/storage/schema";

/** How long the cloud may take to say something, milliseconds. */
const timeout = 15_000;
/** Kept as the bytes that they are, and delivered to nobody who does not sign the request. */
const options = { resource_type: "raw", type: "private", timeout } as const;
const idOf = (path: string) => `almanac/${path}`;

// Its account is in CLOUDINARY_URL, which it reads by itself.
const sdk = async () => (await import("cloudinary")).v2;

type Failure = { http_code?: number; name?: string; message?: string };

/** What is said of a failure of the cloud. Its own words, which can carry the key, are told to nobody. */
function explain(reason: unknown): AppError {
  const { http_code: status, name, message = "" } = (reason ?? {}) as Failure;
  const refused = status === 401 || status === 403 || /^Must supply |api_key|cloud_name/i.test(message);
  log.warn({ status, name, refused }, "the cloud storage failed");
  return refused
    ? new AppError("internal", cloudMessages.key)
    : new AppError("unavailable", cloudMessages.away);
}

/** Files in a Cloudinary account. Visitors never meet it: app/uploads fetches a file once and keeps a copy. */
export const cloudinary: Storage = {
  name: "cloudinary",
  async write(path, bytes) {
    try {
      const { uploader } = await sdk();
      await new Promise((resolve, reject) => {
        uploader
          .upload_stream(
            { ...options, public_id: idOf(path), overwrite: false, disable_promises: true },
            (error, result) => (error ? reject(error as unknown) : resolve(result)),
          )
          .end(bytes);
      });
    } catch (reason) {
      throw explain(reason);
    }
    await copies.write(path, bytes).catch(() => {});
  },
  async read(path, size) {
    try {
      const { utils } = await sdk();
      const expires_at = Math.floor(Date.now() / 1000) + 60;
      const address = utils.private_download_url(idOf(path), "", { ...options, expires_at });
      const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw Object.assign(new Error("refused"), { http_code: response.status });
      }
      return await readExactly(response, size);
    } catch (reason) {
      throw explain(reason);
    }
  },
  async remove(path) {
    await copies.remove(path);
    try {
      const { uploader } = await sdk();
      await uploader.destroy(idOf(path), { ...options, invalidate: true });
    } catch (reason) {
      throw explain(reason);
    }
  },
};

/** The body of an answer, which is of so many bytes or not the file. */
async function readExactly({ body }: Response, size: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  const reader = body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.byteLength;
    if (read > size) await reader.cancel();
    else chunks.push(part.value);
  }
  if (read !== size) throw new Error("not the file");
  return Buffer.concat(chunks);
}

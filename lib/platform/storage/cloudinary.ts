import "server-only";
import { AppError } from "@/lib/platform/errors";
import { readBounded } from "@/lib/platform/http/read-bounded";
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
      if (!response.ok) await response.body?.cancel();
      if (response.status === 404) return undefined;
      if (!response.ok) throw Object.assign(new Error("refused"), { http_code: response.status });
      const bytes = await readBounded(response.body, size);
      if (bytes?.byteLength !== size) throw new Error("not the file");
      return bytes;
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

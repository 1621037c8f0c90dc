import { createHash } from "node:crypto";

/** A strong ETag of a picture. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

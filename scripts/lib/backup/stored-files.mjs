import { listFiles } from "../hash.mjs";
import { isUpload } from "./manifest.mjs";

/**
 * The files of a data folder that a backup holds, as paths relative to it: uploads, without drafts that are being written.
 * Cached logos are fetched again, mail in the local mailbox and secrets are left out on purpose (docs/backup.md).
 *
 * @param {string} dataDir
 */
export const storedFiles = (dataDir) =>
  listFiles(dataDir, ["uploads"]).filter((file) => isUpload(file) && !file.endsWith(".tmp"));

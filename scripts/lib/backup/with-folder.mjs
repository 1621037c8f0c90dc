import { mkdtemp, rm } from "node:fs/promises";
import { onShutdown } from "../shutdown.mjs";

/**
 * Does work with a new folder that its owner alone may enter, and takes that away afterwards, also when the process is told to
 * end meanwhile.
 *
 * @template T
 * @param {string} prefix of the folder's path
 * @param {(folder: string) => Promise<T>} work
 */
export async function withFolder(prefix, work) {
  const folder = await mkdtemp(prefix);
  const remove = () => rm(folder, { recursive: true, force: true });
  const forget = onShutdown(remove);
  try {
    return await work(folder);
  } finally {
    forget();
    await remove();
  }
}

import { constants, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readFile, rename, rm, unlink } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { onShutdown } from "../shutdown.mjs";
import { storedFiles } from "./stored-files.mjs";

const ASIDE = "restoring-";

/**
 * Lays a backup's files beside those of a data folder and puts them in their place in two steps, so that at any moment
 * every row of the former or the new database finds its file: uploads have names that never come again.
 *
 * @param {string} dataDir
 */
export async function fileSwap(dataDir) {
  await mkdir(dataDir, { recursive: true });
  const aside = await mkdtemp(path.join(dataDir, ASIDE));
  const discard = () => rm(aside, { recursive: true, force: true });
  const forget = onShutdown(discard);
  return {
    /** Lays one file beside. */
    async stage(relative, content) {
      const file = path.join(aside, relative);
      await mkdir(path.dirname(file), { recursive: true });
      await pipeline(content, createWriteStream(file, { flags: "wx" }));
    },
    /** Adds what is missing. Answers its undoing. */
    async add() {
      const added = [];
      for await (const relative of storedFiles(aside)) {
        const file = path.join(dataDir, relative);
        await mkdir(path.dirname(file), { recursive: true });
        if (await place(path.join(aside, relative), file)) added.push(file);
      }
      return async () => {
        for (const file of added) await unlink(file).catch(() => {});
      };
    },
    /** Takes away what the backup doesn't have, and sets right what has other bytes. */
    async settle() {
      for await (const relative of storedFiles(dataDir)) {
        const from = path.join(aside, relative);
        const file = path.join(dataDir, relative);
        const wanted = await readFile(from).catch(() => null);
        if (!wanted) await unlink(file);
        else if (!wanted.equals(await readFile(file))) await rename(from, file);
      }
    },
    async discard() {
      forget();
      await discard();
    },
  };
}

/** Whether a file was put there; what is there already stays. */
async function place(from, to) {
  try {
    await link(from, to).catch((error) => {
      if (error.code === "EEXIST") throw error;
      // Not every system knows links, and none across disks.
      return copyFile(from, to, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

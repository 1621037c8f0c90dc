import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What has a compressed form of its own already, such as fonts, gets no other. */
const texts = /\.(js|css|json|svg|txt)$/;
/** Below this, there is next to nothing to save. */
const worthCompressing = 512;

const forms = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lays `.br` and `.gz` beside every text of a folder: as small as it gets, since it is done once a build. */
export async function compressStatic(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.test(file));
  await Promise.all(
    files.map(async (file) => {
      const name = path.join(folder, file);
      const bytes = await readFile(name);
      if (bytes.length < worthCompressing) return;
      for (const [extension, compress] of Object.entries(forms))
        await writeFile(`${name}.${extension}`, await compress(bytes));
    }),
  );
}

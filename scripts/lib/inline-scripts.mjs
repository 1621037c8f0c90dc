import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./hash.mjs";
import { inRoot, root } from "./paths.mjs";

const folder = "components/inline-scripts";
const file = inRoot("lib/generated/utils-inline-scripts.mjs");

/**
 * Bundles the scripts that stand inline in pages, since they run before the first paint, as texts by the names of their
 * files. The policy admits them by the hashes of exactly these texts, so what differs between pages is passed in attributes of
 * the element.
 */
export async function bundleInlineScripts() {
  // Only now: it may have been installed a moment ago.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: listFiles(root, [folder]).map((name) => inRoot(name)),
    outdir: path.dirname(file),
    write: false,
    bundle: true,
    format: "iife",
    minify: true,
    charset: "utf8",
    target: "es2020",
    logLevel: "error",
  });
  const texts = outputFiles.map(({ path: out, text }) => [path.basename(out, ".js"), text.trim()]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `export const inlineScripts = ${JSON.stringify(Object.fromEntries(texts), null, 2)};\n`,
  );
  return `${texts.length} inline scripts`;
}

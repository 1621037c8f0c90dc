import { readFileSync } from "node:fs";

/** Whether `version` ("20.19.1") is at least `minimum` ("20.19"). */
export const isAtLeast = (version, minimum) => version.localeCompare(minimum, "en", { numeric: true }) >= 0;

/**
 * Ends the process with one sentence when Node is too old. It runs before anything else is imported,
 * because newer modules would not even load there.
 */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const minimum = manifest.engines.node.replace(/^>=/, "");
  if (isAtLeast(process.versions.node, minimum)) return;
  console.error(
    `✗ Almanac AI needs Node ${minimum} or newer, and this is Node ${process.versions.node}. ` +
      "Install a current one from https://nodejs.org and try again.",
  );
  process.exit(1);
}

import { once } from "node:events";
import { setPriority } from "node:os";
import { pathToFileURL } from "node:url";
import { spawnNode } from "./children.mjs";
import { inRoot, packageFile } from "./paths.mjs";
import { Problem } from "./output.mjs";

/** How much of a failed program's output is worth showing. */
const SHOWN_LINES = 60;

/**
 * Runs a Node program quietly to its end and answers its output; when it fails, the output is shown.
 *
 * @param {string[]} args what follows `node`
 * @param {{ env?: NodeJS.ProcessEnv, failure: string }} options `failure`: the sentence about a failed run
 */
export async function runQuietly(args, { env, failure }) {
  const child = spawnNode(args, { env });
  const chunks = [];
  child.stdout.on("data", (chunk) => chunks.push(chunk));
  child.stderr.on("data", (chunk) => chunks.push(chunk));
  const [code, signal] = await once(child, "close");
  const output = Buffer.concat(chunks).toString();
  if (code === 0) return output;
  throw new Problem(signal ? `${failure} It was ended by ${signal}.` : failure, {
    output: output.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n"),
  });
}

/**
 * Runs a Node program that prints for itself and answers its exit code.
 *
 * @param {string[]} args what follows `node`
 * @param {{ env?: NodeJS.ProcessEnv, niceness?: number }} [options] `niceness`: how far it and what it starts stand back for others
 */
export async function runAloud(args, { env, niceness } = {}) {
  const child = spawnNode(args, { env, stdio: "inherit", grace: 8000 });
  if (niceness) setPriority(child.pid, niceness);
  const [code] = await once(child, "exit");
  return code ?? 1;
}

/** What follows `node` to run a TypeScript file of the project as the server would, with these words. */
export function tsx(file, ...words) {
  const loader = pathToFileURL(packageFile("tsx")).href;
  return ["--conditions=react-server", "--import", loader, inRoot(file), ...words];
}

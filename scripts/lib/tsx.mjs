import { pathToFileURL } from "node:url";
import { inRoot, packageFile } from "./paths.mjs";

/** What follows `node` to run a TypeScript file of the project as the server would, with these words. */
export function tsx(file, ...words) {
  const loader = pathToFileURL(packageFile("tsx")).href;
  return ["--conditions=react-server", "--import", loader, inRoot(file), ...words];
}

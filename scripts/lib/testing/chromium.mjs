import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { say } from "../output.mjs";
import { packageFile } from "../paths.mjs";
import { Problem } from "../problem.mjs";
import { runQuietly } from "../run.mjs";

// The first draws pages alone, without a browser's own windows, and takes half the time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The program to run browser tests in: a given one, one that is there, or one that is fetched now. */
export async function findChromium(env = process.env) {
  if (env.PLAYWRIGHT_CHROMIUM_PATH) return given(env.PLAYWRIGHT_CHROMIUM_PATH);
  return onPath(env) ?? (await playwrights()) ?? installFromDebian(env) ?? (await installWithPlaywright());
}

function given(file) {
  if (isProgram(file)) return file;
  throw new Problem(`PLAYWRIGHT_CHROMIUM_PATH is ${file}, where there is no program.`);
}

function onPath(env) {
  const folders = (env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, ...MAC].find(isProgram) ?? null;
}

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return isProgram(file) ? file : null;
}

/** Debian's own package brings the libraries along that a browser needs. */
function installFromDebian(env) {
  const isDebian =
    existsSync("/etc/debian_version") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return null;
  say("  No browser found; installing Debian's chromium-headless-shell");
  const options = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" };
  spawnSync("apt-get", ["update"], options);
  for (const name of NAMES.slice(0, 2)) {
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], options);
    const found = onPath(env);
    if (found) return found;
  }
  return null;
}

async function installWithPlaywright() {
  say("  No browser found; downloading Playwright's chromium");
  await runQuietly([packageFile("@playwright/test/cli"), "install", "chromium"], {
    failure: "No browser could be installed. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH.",
  });
  const file = await playwrights();
  if (file) return file;
  throw new Problem(
    "Playwright's browser is missing after its installation. Set PLAYWRIGHT_CHROMIUM_PATH to one that is there.",
  );
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

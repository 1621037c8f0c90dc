import { existsSync, readFileSync } from "node:fs";
import { Problem, say } from "../output.mjs";
import { packageProgram } from "../paths.mjs";
import { runQuietly } from "../run.mjs";
import { installWithApt, isProgram, onPath } from "./programs.mjs";

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
export async function findChromium() {
  if (process.env.PLAYWRIGHT_CHROMIUM_PATH) return given(process.env.PLAYWRIGHT_CHROMIUM_PATH);
  return (
    onPath(NAMES) ??
    MAC.find(isProgram) ??
    (await playwrights()) ??
    installFromDebian() ??
    (await installWithPlaywright())
  );
}

function given(file) {
  if (isProgram(file)) return file;
  throw new Problem(`PLAYWRIGHT_CHROMIUM_PATH is ${file}, where there is no program.`);
}

async function playwrights() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return isProgram(file) ? file : null;
}

/** Debian's own package brings the libraries along that a browser needs; Ubuntu's is no program but a snap. */
function installFromDebian() {
  if (!existsSync("/etc/os-release") || !/^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8")))
    return null;
  const [small, whole] = NAMES;
  return (
    installWithApt({ names: NAMES, packages: [small] }) ?? installWithApt({ names: NAMES, packages: [whole] })
  );
}

async function installWithPlaywright() {
  say("  No browser found; downloading Playwright's chromium");
  await runQuietly([packageProgram("@playwright/test", "playwright"), "install", "chromium"], {
    failure: "No browser could be installed. Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH.",
  });
  const file = await playwrights();
  if (file) return file;
  throw new Problem(
    "Playwright's browser is missing after its installation. Set PLAYWRIGHT_CHROMIUM_PATH to one that is there.",
  );
}

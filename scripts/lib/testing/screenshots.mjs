import { readdirSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { say } from "../output.mjs";
import { inRoot } from "../paths.mjs";
import { startSite } from "./browser.mjs";
import { prepare } from "./check.mjs";
import { findChromium } from "./chromium.mjs";
import { testSecret } from "./server-env.mjs";

const LOOKS = ["390-light", "390-dark", "1280-light", "1280-dark"];

/**
 * Takes pictures of the main screens on the sample catalogue, by phone and desktop, light and dark, into `screenshots`, with
 * a page that shows them. A development server answers, which alone has the styleguide. Answers the exit code.
 *
 * @param {{ before?: string }} options `before`: a folder of older pictures to show beside them
 */
export async function takeScreenshots({ before }) {
  await prepare();
  const chromium = await findChromium();
  const { copyTemplate, openTestServer } = await import("./database-server.mjs");
  const { runPlaywright } = await import("./runners.mjs");
  const database = await openTestServer();
  const databaseUrl = await copyTemplate(database.url, `screenshots_${process.pid}`);
  const server = await startSite("development", databaseUrl, 4300);
  const folder = inRoot("screenshots");
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    say("  Taking pictures…");
    const counts = await runPlaywright({
      config: "tests/screenshots/playwright.config.ts",
      env: {
        ...process.env,
        BASE_URL: server.url,
        DATABASE_URL: databaseUrl,
        NEXTAUTH_SECRET: testSecret,
        PLAYWRIGHT_CHROMIUM_PATH: chromium,
        SCREENSHOTS_DIR: folder,
      },
    });
    writeFileSync(path.join(folder, "index.html"), indexOf(folder, before && path.resolve(before)));
    say(`  ${path.join(folder, "index.html")}`);
    return counts.failed > 0 ? 1 : 0;
  } finally {
    await server.stop();
    await database.close();
  }
}

/** A page with the pictures of each screen in a row, older ones below. */
function indexOf(folder, before) {
  const look = new RegExp(`-(?:${LOOKS.join("|")})\\.png$`);
  const screens = [...new Set(readdirSync(folder).map((file) => file.replace(look, "")))];
  const row = (from, screen) =>
    `<div>${LOOKS.map((each) => picture(path.relative(folder, from), `${screen}-${each}.png`)).join("")}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:15px system-ui;background:#888}div{display:flex;gap:8px;align-items:start;margin:8px 0}img{max-height:600px}</style>
${screens.map((screen) => `<h2>${screen}</h2>${row(folder, screen)}${before ? `<p>Before</p>${row(before, screen)}` : ""}`).join("\n")}
`;
}

const picture = (folder, name) => {
  const source = [...folder.split(path.sep), name].filter(Boolean).map(encodeURIComponent).join("/");
  return `<a href="${source}"><img loading="lazy" alt="" src="${source}"></a>`;
};

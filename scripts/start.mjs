/** `npm start`: everything from a fresh clone to a running site, in one command (`--dev`: with `next dev`). */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { main } = await import("./lib/main.mjs");
const { startApp } = await import("./lib/start-app.mjs");
await main(() => startApp({ mode: process.argv.includes("--dev") ? "development" : "production" }));

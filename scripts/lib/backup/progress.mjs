import { say } from "../output.mjs";

const EVERY_MS = 5000;

/** "12.3 MB", from bytes. */
export function megabytes(bytes) {
  const mega = bytes / 1_000_000;
  return `${mega < 10 ? mega.toFixed(1) : Math.round(mega).toLocaleString("en-US")} MB`;
}

/** A function that is told of bytes as they pass, and prints a line every few seconds. */
export function progress() {
  let next = Date.now() + EVERY_MS;
  let bytes = 0;
  return (what, more) => {
    bytes += more;
    if (Date.now() < next) return;
    next = Date.now() + EVERY_MS;
    say(`  ${what} (${megabytes(bytes)} so far)`);
  };
}

import { Transform } from "node:stream";

/** A line of the log as a person reads it at a terminal; what is no line of the log stays as it is. */
export function readable(line) {
  const { time, level, msg, err, ...more } = parse(line);
  if (!time || !level) return line;
  const facts = Object.entries(more).map(
    ([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`,
  );
  const about = facts.length > 0 ? ` (${facts.join(", ")})` : "";
  const stack = err ? `\n    ${String(err.stack || err.message || err).replaceAll("\n", "\n    ")}` : "";
  return `${time.slice(11, 19)} ${level}: ${msg ?? ""}${about}${stack}`;
}

/** Makes each line of what passes readable. */
export function readableLog() {
  let rest = "";
  return new Transform({
    transform(chunk, _encoding, done) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      done(null, lines.map((line) => `${readable(line)}\n`).join(""));
    },
    flush(done) {
      done(null, rest);
    },
  });
}

function parse(line) {
  if (!line.startsWith("{")) return {};
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

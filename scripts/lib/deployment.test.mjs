import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "./hash.mjs";
import { inRoot, root } from "./paths.mjs";

const read = (file) => readFileSync(inRoot(file), "utf8");
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
const unique = (names) => [...new Set(names)].sort();

const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const nginx = read("ops/nginx.conf");
const example = read(".env.example");
const operations = read("docs/operations.md");

const settings = all(read("lib/platform/settings.mjs"), /^ {2}([A-Z][A-Z0-9_]+):/gm);
const code = listFiles(root, [
  "scripts",
  "lib/platform/cache",
  "lib/platform/log-settings.mjs",
  "prisma/seed",
])
  .filter((file) => /\.(mjs|ts)$/.test(file) && !file.includes(".test."))
  .map(read)
  .join("\n");
/** Whether something of ours reads a variable. */
const isRead = (name) => settings.includes(name) || new RegExp(`\\b${name}\\b`).test(code);

describe("the settings", () => {
  const names = unique(all(example, /^# ([A-Z][A-Z0-9_]+)=/gm));

  it("that the code reads are all in .env.example", () => {
    expect(settings.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("in .env.example are all read by the code", () => {
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  it("are all described in docs/operations.md, with no other", () => {
    const table = operations.slice(
      operations.indexOf("## Settings"),
      operations.indexOf("## First administrator"),
    );
    const rows = table.split("\n").filter((line) => line.startsWith("| `"));
    expect(unique(rows.flatMap((line) => all(line.split("|")[1], /`([A-Z][A-Z0-9_]+)`/g)))).toEqual(names);
  });
});

describe("Dockerfile", () => {
  it("copies what is there", () => {
    const sources = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((words) => words.split(" "));
    expect(sources.length).toBeGreaterThan(6);
    expect(sources.filter((source) => !existsSync(inRoot(source)))).toEqual([]);
    const ignored = read(".dockerignore").split("\n");
    expect(sources.filter((source) => ignored.includes(source))).toEqual([]);
  });

  it("runs programs that are there, without a shell in between and not as root", () => {
    const commands = all(dockerfile, /^(?:HEALTHCHECK .* )?CMD (.+)$/gm).map((words) => JSON.parse(words));
    expect(commands).toHaveLength(2);
    for (const [program, ...words] of commands) {
      const script = words.find((word) => !word.startsWith("--"));
      expect(program).toBe("node");
      expect(existsSync(inRoot(script))).toBe(true);
    }
    expect(dockerfile.lastIndexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("FROM "));
  });

  it("sets what the code reads", () => {
    const names = all(dockerfile, /^ENV (.+)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g));
    const others = ["NODE_ENV", "NEXT_TELEMETRY_DISABLED"];
    expect(names.filter((name) => !others.includes(name) && !isRead(name))).toEqual([]);
  });
});

describe("ops/varnish.vcl", () => {
  const vcl = read("ops/varnish.vcl");

  it("drops the same names from addresses as the server", () => {
    const [names] = all(read("lib/platform/http/trackers.mjs"), /trackers =\s+\/\^(\(.+\))\$\/;/g);
    expect(vcl).toContain(names);
  });

  it("names a server once, where others put theirs", () => {
    for (const place of ['"127.0.0.1"', '"3000"']) {
      expect(vcl.split(place)).toHaveLength(2);
      expect(compose).toContain(`s/${place}/`);
    }
  });
});

describe("compose.yaml", () => {
  it("sets what the code reads", () => {
    const block = compose.slice(compose.indexOf("environment: &settings"), compose.indexOf("volumes:"));
    const names = all(block, /^ {4}([A-Z_]+):/gm);
    expect(names).toContain("DATABASE_URL");
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  it("takes from .env what docs/operations.md names", () => {
    const names = unique(all(compose, /\$\{([A-Z_]+)/g));
    expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it("agrees with the image and the proxy about ports and names", () => {
    const [port] = all(dockerfile, /^EXPOSE (\d+)$/gm);
    expect(all(dockerfile, /\bPORT=(\d+)/g)).toEqual([port]);
    expect(all(compose, /PORT: "(\d+)"/g)).toEqual([port]);
    const upstream = all(nginx, /^ {2}server (\S+:\d+)/gm);
    const services = all(compose, /^ {2}(app-\d):/gm);
    expect(upstream).toEqual(services.map((name) => `${name}:${port}`));
    const [listening] = all(nginx, /listen (\d+);/g);
    expect(compose).toContain(`:${listening}"`);
    for (const [, file] of compose.matchAll(/- (\.\/\S+?):/g)) expect(existsSync(inRoot(file))).toBe(true);
  });

  it("has a proxy that survives instances that are restarted one after the other", () => {
    expect(all(nginx, /^ {2}server \S+ (.+);/gm)).toEqual(["max_fails=0", "max_fails=0"]);
    const proxy = compose.slice(compose.indexOf("  proxy:"), compose.indexOf("  varnish:"));
    expect(all(proxy, /(restart: true)/g)).toHaveLength(2);
  });

  it("gives a server longer to stop than it takes", () => {
    const [timeout] = all(read("scripts/server/graceful-shutdown.mjs"), /TIMEOUT_MS = ([\d_]+)/g);
    const [grace] = all(compose.slice(0, compose.indexOf("services:")), /stop_grace_period: (\d+)s/g);
    expect(Number(grace) * 1000).toBeGreaterThan(Number(timeout.replace("_", "")));
  });
});

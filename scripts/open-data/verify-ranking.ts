import { createReadStream } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { linesOf, unpack } from "@/lib/open-data/utils-pack";
import { firstDifference, rankedLine, recompute } from "@/lib/open-data/utils-lists";
import { type Ask, SiteComparison } from "@/lib/open-data/utils-site";

const usage = `npm run verify-ranking -- FILE [--site URL] [--places 1000] [--alternatives 20] [--file-alone]

FILE is tools.jsonl of /open-data, or the same with .gz. --site: where the lists are asked for (SITE_URL, or http://localhost:3000).
--places: how far each list is compared with it; 0: to its end. --file-alone: no site is asked.`;

const { values, positionals } = parseArgs({
  options: {
    site: { type: "string" },
    places: { type: "string", default: "1000" },
    alternatives: { type: "string", default: "20" },
    "file-alone": { type: "boolean" },
  },
  allowPositionals: true,
});
const [file] = positionals;
const [places, alternatives] = [Number(values.places), Number(values.alternatives)];
if (!file || positionals.length > 1 || ![places, alternatives].every((n) => Number.isInteger(n) && n >= 0)) {
  console.error(usage);
  process.exit(2);
}

const tools = [];
const stream = createReadStream(file);
try {
  for await (const line of linesOf(file.endsWith(".gz") ? unpack(stream) : stream))
    tools.push(rankedLine.parse(JSON.parse(line)));
} catch (error) {
  fail(`${file} can't be read as tools.jsonl: ${(error as Error).message.split("\n")[0]}`);
}
if (tools.length === 0) fail("The file has no tools.");
const lists = recompute(tools);
const wrong = firstDifference(tools, lists);
if (wrong) fail(`The file does not agree with itself. ${wrong}.`);
const moment = tools[0]!.exportedAt;
console.log(
  `${tools.length} tools of ${moment}: all ${lists.length} lists are what the file's numbers give.`,
);

if (!values["file-alone"]) {
  const site = (values.site ?? (process.env.SITE_URL || "http://localhost:3000")).replace(/\/+$/, "");
  const { changed, difference } = await new SiteComparison(lists, askOf(site)).compare({
    places: places || Infinity,
    alternatives,
  });
  if (difference) fail(`${site} differs. ${difference}.`);
  console.log(
    `${site} answers the same${changed > 0 ? `, but for ${changed} ${changed === 1 ? "tool" : "tools"} that changed since` : ""}: ${lists.length} lists, and the alternatives of ${Math.min(alternatives, tools.length)} tools.`,
  );
}
console.log(
  "Not compared: best match, the trending page's tabs, featured and sponsored (docs/open-data.md).",
);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Asks a site as anybody would, and waits where it says so. */
function askOf(site: string): Ask {
  return async (path) => {
    for (;;) {
      const answer = await fetch(site + path, { signal: AbortSignal.timeout(60_000) }).catch(
        (error: unknown) => fail(`${site} does not answer: ${String(error)}`),
      );
      if (answer.status === 404) return undefined;
      if (answer.ok) return answer.json();
      if (answer.status !== 429) fail(`${site}${path} answers ${answer.status}.`);
      await answer.body?.cancel();
      await sleep(1000 * Number(answer.headers.get("retry-after") ?? 5));
    }
  };
}

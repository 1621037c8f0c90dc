import { parseArgs } from "node:util";
import { db } from "@/lib/platform/db";
import { addCommunity } from "./community";
import { createFirstAdmin, describeFirstAdmin } from "./first-admin";
import { seed } from "./seed";
import { generate } from "./generate";

// `--tools` grows the catalogue to a number of tools, with `--short` texts if need be; `--community` adds people and
// what they send in.
const { values } = parseArgs({
  options: { tools: { type: "string" }, short: { type: "boolean" }, community: { type: "boolean" } },
});
const size = values.tools === undefined ? undefined : Number(values.tools);
if (size !== undefined && !Number.isInteger(size)) throw new Error("Usage: seed [--tools NUMBER]");

if (process.env.SEED !== "off" || size) {
  const added = await seed();
  console.log(
    added
      ? `Seeded ${added.tools} tools in ${added.categories} categories`
      : "The database is not empty: nothing seeded",
  );
}
const admin = await createFirstAdmin(process.env);
if (admin) console.log(describeFirstAdmin(admin));
if (size)
  await generate(size, {
    length: values.short ? "short" : "full",
    report: (done) => console.log(`${done.toLocaleString("en-US")} tools`),
  });
if (values.community) await addCommunity();
await db.$disconnect();

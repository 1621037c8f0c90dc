import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { createFirstAdmin, describeFirstAdmin } from "./first-admin";
import { seed } from "./seed";
import { generate } from "./generate";

const size = process.argv[2] === "--tools" ? Number(process.argv[3]) : undefined;
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
  await generate(env.DATABASE_URL, size, (done) => console.log(`${done.toLocaleString("en-US")} tools`));
await db.$disconnect();

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contracts } from "@/lib/contracts";
import { filled, processorTime } from "@/tests/support/growth";

/** How long reading one input may take, milliseconds of processor time. */
const longest = 100;
/** What a request may carry: a body where its contract says nothing else, and an address with its query. */
const bodyBytes = 256 * 1024;
const addressBytes = 16 * 1024;

/** What has cost parsers, patterns and normal forms more than its length, here or elsewhere. */
const parts = [" ", "-", " a", "a-", "<b>", "&amp", ".a", "a.a@", "/", "%2e", "e\u0301", "\ufdfa"];

const many = (text: string) =>
  Array.from({ length: 1_000 }, (_, index) => text.slice(0, text.length / 1_000) + index);

/** A part of what a call takes, what a hostile caller can put there, and how much of it. */
type Part = { schema: z.core.$ZodType; make: (text: string) => unknown; size: number };

/** What hands an input on to the schema that it wraps, which is a part of its own. */
const wrappers = ["optional", "nullable", "default", "readonly"];

const known = new Set<z.core.$ZodType>();

/** The parts of a schema that no call before had, each by itself. */
function partsOf(whole: z.ZodType, size: number): Part[] {
  const found: Part[] = [];
  z.toJSONSchema(whole, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema: schema, jsonSchema: { type } }) => {
      if (known.has(schema) || wrappers.includes(schema._zod.def.type)) return;
      known.add(schema);
      if (type === "object")
        found.push({
          schema,
          size,
          make: (text) => Object.fromEntries(many(text).map((name) => [name, name])),
        });
      else if (type === "array") found.push({ schema, size, make: many });
      else if (type === "string" || type === undefined) found.push({ schema, size, make: (text) => text });
    },
  });
  return found;
}

describe("reading any input of the allowed size takes little", { timeout: 120_000 }, () => {
  it.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    "%s",
    (_, { params, query, body, maxBytes = bodyBytes }) => {
      const inputs = [
        ...(params ? partsOf(params, addressBytes) : []),
        ...(query ? partsOf(query, addressBytes) : []),
        ...(body ? partsOf(body, maxBytes) : []),
      ];
      const dear = inputs.flatMap(({ schema, make, size }) =>
        parts.filter((part) => {
          const input = make(filled(part, size));
          const read = () => z.safeParse(schema, input);
          return processorTime(read, 1) > longest && processorTime(read) > longest;
        }),
      );
      expect(dear).toEqual([]);
    },
  );
});

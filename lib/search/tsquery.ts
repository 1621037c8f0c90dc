/**
 * What is asked of the text index: a lexeme, of several any, or all of them. `text` is the lexeme as a tsquery has it, `implies`
 * what every document with it has as well, in the same form.
 */
export type Query = Lexeme | { any: Query[] } | { all: Query[] };
export type Lexeme = { text: string; implies: string[] };

/** Any of several; one alone is itself. */
export const anyOf = (parts: Query[]): Query => (parts.length === 1 ? parts[0]! : { any: parts });
export const allOf = (parts: Query[]): Query => ({ all: parts });

/** A query as text. */
export function write(query: Query): string {
  if ("text" in query) return query.text;
  if ("any" in query) return `(${query.any.map(write).join(" | ")})`;
  return query.all.map((part) => `(${write(part)})`).join(" & ");
}

/**
 * A query that the same documents match, with as few lexemes as are easily seen to do. The index reads the list of a lexeme once for
 * each time that it is named, and compares every document on it with all of the query: "any of these queries, of which each
 * wants less than the one before" took three times as long as the last of them alone.
 */
export function shortened(query: Query): Query {
  if ("text" in query) return query;
  const isAny = "any" in query;
  const parts = (isAny ? query.any : query.all).map(shortened);
  const flat = parts.flatMap((part) => {
    if (isAny) return "any" in part ? part.any : [part];
    return "all" in part ? part.all : [part];
  });
  // Of any, the wider ones are enough; of all, the narrower ones.
  const covers = isAny ? implies : (a: Query, b: Query) => implies(b, a);
  const kept: Query[] = [];
  for (const [i, part] of flat.entries())
    if (![...kept, ...flat.slice(i + 1)].some((other) => covers(part, other))) kept.push(part);
  if (kept.length === 1) return kept[0]!;
  return isAny ? { any: kept } : { all: kept };
}

/** Whether what matches one query is seen to match another; false where it takes more to tell. */
function implies(a: Query, b: Query): boolean {
  if ("any" in a) return a.any.every((part) => implies(part, b));
  if ("all" in b) return b.all.every((part) => implies(a, part));
  if ("any" in b && b.any.some((part) => implies(a, part))) return true;
  if ("all" in a) return a.all.some((part) => implies(part, b));
  return "text" in a && "text" in b && (a.text === b.text || a.implies.includes(b.text));
}

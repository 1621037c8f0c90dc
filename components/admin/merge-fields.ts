type Fields = Record<string, unknown>;

/** What two people made of one record, by field. */
export type Merge<V extends Fields> = {
  /** Both changes together; where they meet, mine. */
  mine: V;
  /** The same, theirs where they meet. */
  theirs: V;
  /** The fields that both changed, each otherwise. */
  collided: string[];
  /** The fields that only they changed. */
  taken: string[];
};

const isGroup = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A form has a number as it was typed, and nothing in several ways. */
const plain = (_key: string, value: unknown) =>
  value === undefined || value === "" ? null : typeof value === "number" ? String(value) : value;
const same = (a: unknown, b: unknown) =>
  JSON.stringify(a ?? null, plain) === JSON.stringify(b ?? null, plain);

/** Merges what two people made of what both began with. Groups of fields are merged by theirs, lists are one field. */
export function mergeFields<V extends Fields>(base: Partial<V>, mine: V, theirs: V): Merge<V> {
  const merged: Merge<Fields> = { mine: { ...mine }, theirs: { ...mine }, collided: [], taken: [] };
  for (const name of Object.keys(theirs)) {
    const [was, my, their] = [base[name], mine[name], theirs[name]];
    if (same(my, their) || same(was, their)) continue;
    if (isGroup(my) && isGroup(their)) {
      const group = mergeFields(isGroup(was) ? was : {}, my, their);
      merged.mine[name] = group.mine;
      merged.theirs[name] = group.theirs;
      if (group.collided.length > 0) merged.collided.push(name);
      else if (group.taken.length > 0) merged.taken.push(name);
    } else if (same(was, my)) {
      merged.mine[name] = merged.theirs[name] = their;
      merged.taken.push(name);
    } else {
      merged.theirs[name] = their;
      merged.collided.push(name);
    }
  }
  return merged as Merge<V>;
}

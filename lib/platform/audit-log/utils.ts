/** The fields of `after` that differ from `before`: their names, and each as it was and as it is. */
export function difference(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (record: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, record[name]]));
  return { changed, before: pick(before), after: pick(after) };
}

/**
 * How far a tool has moved in a list since yesterday; nothing where it stands as it did.
 *
 * @param places forward when above zero; null when it was not in the list
 */
export function Movement({ places }: { places: number | null }) {
  if (places === 0) return null;
  if (places === null)
    return (
      <span className="moved" title="Not in the list yesterday">
        <span className="sr-only">, </span>
        New
      </span>
    );
  const far = Math.abs(places);
  return (
    <span
      className={places > 0 ? "moved up" : "moved down"}
      title={`${places > 0 ? "Up" : "Down"} ${far} since yesterday`}
    >
      <span className="sr-only">{places > 0 ? ", up " : ", down "}</span>
      {far}
      <span className="sr-only"> since yesterday</span>
    </span>
  );
}

/** A row's place in an order that people make. */
export function Place({ of: { place } }: { of: { place?: number } }) {
  return (
    place !== undefined && <span className="text-muted tabular w-5 shrink-0 text-right text-xs">{place}</span>
  );
}

const lists = ["filtered", "fullPages"];
/** What is measured beside something plainer in the same run. */
const beside = { search: "plain", suggestions: "plainNeeds", facets: "panelLists" };

/**
 * Says of every size how many times the time of the smallest one its filtered pages take, alone and at once, and how many times
 * that of a plain search or list the search, the suggestions and the counts of filters take.
 */
export function withRatios(measured) {
  const smallest = measured.reduce((a, b) => (a.tools <= b.tools ? a : b));
  return measured.map((size) => ({
    ...size,
    ratioToPlain: Object.fromEntries(
      Object.entries(beside)
        .filter(([what, plain]) => size[what] && size[plain])
        .map(([what, plain]) => [what, ratios(size[what], size[plain])]),
    ),
    ratioToSmallest: Object.fromEntries(lists.map((list) => [list, ratios(size[list], smallest[list])])),
  }));
}

function ratios(times, base) {
  return Object.fromEntries(
    Object.entries(times).map(([clients, { p50, p95 }]) => [
      clients,
      { p50: ratio(p50, base[clients].p50), p95: ratio(p95, base[clients].p95) },
    ]),
  );
}

const ratio = (time, base) => Number((time / base).toFixed(2));

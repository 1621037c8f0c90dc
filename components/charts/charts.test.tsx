import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarList } from "@/components/charts/bar-list";
import { DayChart } from "@/components/charts/day-chart";
import { PieChart } from "@/components/charts/pie-chart";

const fields: [string, string] = ["Category", "Tools"];
const rows = [
  { name: "AI for Image Generation", count: 1200 },
  { name: "AI for Art", count: 400 },
];

describe("a chart of days", () => {
  const days = (...values: (number | null)[]) =>
    values.map((value, i) => ({ day: `2026-11-0${i + 1}`, value }));

  it("draws the days that have something, and names the one with the most", () => {
    const html = renderToStaticMarkup(<DayChart label="Votes" value="5" points={days(0, 4, 1)} />);
    expect(html).toContain('aria-label="Votes by day: at most 4 on Nov 2, 2026"');
    expect(html.match(/<title>/g)).toHaveLength(2);
  });

  it("names the best place of a line, which is the lowest number, and leaves gaps", () => {
    const html = renderToStaticMarkup(
      <DayChart label="Place" value="No. 7" points={days(null, 9, 3, 7)} kind="line" />,
    );
    expect(html).toContain("at best No. 3 on Nov 3, 2026");
    expect(html.match(/<line /g)).toHaveLength(3);
  });

  it("says in words that nothing was counted, in the place of the drawing", () => {
    const html = renderToStaticMarkup(<DayChart label="Votes" value="0" points={days(0, 0)} />);
    expect(html).toContain("Nothing yet.");
    expect(html).not.toMatch(/role="img"|<svg/);
    const named = (
      <DayChart
        label="Place"
        value="–"
        points={days(null)}
        kind="line"
        empty="No place in the last 30 days."
      />
    );
    expect(renderToStaticMarkup(named)).toContain("No place in the last 30 days.");
  });
});

it("bars stand in a table with whole names, numbers and shares", () => {
  const html = renderToStaticMarkup(<BarList label="Largest" fields={fields} rows={rows} whole={1600} />);
  for (const text of ["AI for Image Generation", "1,200", "75 %", "width:100%"]) expect(html).toContain(text);
});

it("a ring has a part for each, and a table that says which is which", () => {
  const html = renderToStaticMarkup(<PieChart label="Pricing" fields={fields} rows={rows} />);
  expect(html.match(/<circle /g)).toHaveLength(2);
  expect(html).toContain('stroke-dashoffset="-1200"');
  for (const text of ["AI for Art", "400", "25 %"]) expect(html).toContain(text);
  expect(renderToStaticMarkup(<PieChart label="Pricing" fields={fields} rows={[]} />)).not.toContain("NaN");
});

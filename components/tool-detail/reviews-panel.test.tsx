import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReviewsPanel } from "@/components/tool-detail/reviews-panel";
import { ToolStats } from "@/components/tool-detail/tool-stats";
import { toFacts } from "@/lib/tools/facts/mapper";
import type { ToolDetail } from "@/lib/tools/schema";

const none = { reviews: [], pagination: { page: 1, pages: 0, total: 0 } };
const page = (rating: number | null, reviews: number, sampleRating: boolean) => {
  const tool = {
    ...{ id: "1", slug: "quill", name: "Quill", views: 1, votes: 1, rating, reviews },
    ...{ facts: toFacts([]), pricing: { type: "paid", startingPrice: null } },
    tasks: [] as ToolDetail["tasks"],
  } as ToolDetail;
  return renderToStaticMarkup(
    <>
      <ToolStats tool={tool} sampleRating={sampleRating} />
      <ReviewsPanel tool={tool} reviews={none} view={{}} sampleRating={sampleRating} preview />
    </>,
  );
};

describe("a tool without written reviews", () => {
  it("says of the sample's numbers that they are the sample's", () => {
    const html = page(4.4, 1471, true);
    expect(html).toContain("1,471 ratings in the sample, no written reviews yet");
    expect(html.match(/>sample</g)).toHaveLength(2);
    expect(html).not.toContain("No reviews yet");
  });

  it("says nothing of a sample where there is none", () => {
    const html = page(null, 0, true);
    expect(html).toContain("No reviews yet");
    expect(html).not.toContain("sample");
  });

  it("says of price and platforms that nobody knows them", () => {
    const html = page(null, 0, true);
    expect(html).toContain("Paid, price not listed");
    expect(html).toContain("not checked yet");
    expect(html).toContain("Not known yet");
  });
});

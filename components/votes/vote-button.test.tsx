import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ToolActions } from "@/components/tool-detail/tool-actions";
import { ToolStats } from "@/components/tool-detail/tool-stats";
import { ComparedVote } from "@/components/comparison/compared-vote";
import { toFacts } from "@/lib/tools/facts/mapper";
import type { ToolDetail } from "@/lib/tools/schema";

const id = "64b7f0c2a1d4e5f6a7b8c9d0";
const button = (votes: number) => renderToStaticMarkup(<ComparedVote id={id} name="Quill" votes={votes} />);

describe("a number that is shown short", () => {
  it("is exact in a vote button's name and on hover", () => {
    expect(button(2_812)).toMatch(/aria-label="Upvote Quill, 2\.8K votes \(2,812\)" title="2,812".*>2\.8K</);
    expect(button(12)).toMatch(/aria-label="Upvote Quill, 12 votes">12</);
    expect(button(1)).toContain('aria-label="Upvote Quill, 1 vote"');
  });

  it("is in the name of a vote button as it is shown, with the exact one after it", () => {
    const actions = renderToStaticMarkup(<ToolActions id={id} name="Quill" slug="quill" votes={22_871} />);
    const upvote = /<button[^>]*title="22,871">(.*?)<\/button>/.exec(actions)![1]!;
    expect(upvote.replace(/<[^>]+>/g, " ").trim()).toMatch(/^Upvote +22\.9K +\(22,871\)$/);
    expect(upvote).toContain('22.9K<span class="sr-only"> (22,871)</span>');
  });

  it("is exact on hover and for screen readers among a tool's numbers", () => {
    const tool = {
      ...{
        id,
        views: 65_432,
        votes: 2_812,
        reviews: 3,
        rating: 4.5,
        facts: toFacts([]),
      },
      pricing: { type: "free", startingPrice: null },
    } as ToolDetail;
    const html = renderToStaticMarkup(<ToolStats tool={tool} sampleRating={false} />);
    for (const [shown, exact] of [
      ["65K", "65,432"],
      ["2.8K", "2,812"],
    ])
      expect(html).toContain(
        `<span title="${exact}"><span aria-hidden="true">${shown}</span><span class="sr-only">${exact}</span></span>`,
      );
  });
});

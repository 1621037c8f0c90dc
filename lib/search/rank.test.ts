import { expect, it } from "vitest";
import { fitness } from "@/lib/search/rank";

it("puts the tool that is for a job before one that does it too and others of the same words", () => {
  const question = {
    weights: [],
    tasks: new Map([
      [1, 0.8],
      [2, 0.7],
      [3, 0.6],
    ]),
  };
  const of = (...tasks: number[]) => fitness({ fits: [], tasks, votes: 0, isUpcoming: false }, question);
  expect(of(1)).toBeGreaterThan(of(9, 1, 2, 3));
  // Of two that are for it, the one that does the others as well.
  expect(of(1, 2)).toBeGreaterThan(of(1));
});

it("puts what people like first where a text only names a kind of tool", () => {
  const of = (score: number, ...tasks: number[]) =>
    [100, 20_000].map((votes) =>
      fitness(
        { fits: [votes > 100 ? 0.4 : 0.6], tasks: votes > 100 ? [1] : tasks, votes, isUpcoming: false },
        {
          weights: [1],
          tasks: new Map([
            [1, score],
            [2, 0.9],
          ]),
        },
      ),
    );
  const [littleKnown, known] = of(1, 1, 2);
  expect(known).toBeGreaterThan(littleKnown!);
  const [better, worse] = of(0.95, 1, 2);
  expect(better).toBeGreaterThan(worse!);
});

import { formatLongDay } from "@/lib/platform/dates/utils";
import type { Numbers, Standing } from "@/lib/tools/ranking/queries";
import type { RankDto, RankedList, RankTerm } from "@/lib/tools/ranking/schema";
import {
  fiveStarsToReach,
  halfLifeDays,
  moveUp,
  prior,
  meanScore,
  trendOf,
  viewPoints,
  yearlyWeight,
} from "@/lib/tools/ranking/utils";
import { counted } from "@/lib/tools/utils";

type Explain = (standing: Standing, numbers: Numbers, now: Date) => { score: number; terms: RankTerm[] };

/** What would bring a tool past the next one, where something would. */
const toMoveUp = (value: number | null, explanation: string): RankTerm[] =>
  value === null ? [] : [{ name: moveUp, value, explanation }];

const byTrend: Explain = ({ score, nextName, nextScore }, numbers, now) => {
  const points = trendOf(score, now);
  const votes = Math.min(numbers.votePoints, points);
  const views = numbers.hasSample ? Math.min(numbers.viewPoints, points - votes) : points - votes;
  const missing = nextScore === null ? null : Math.floor(trendOf(nextScore, now) - points) + 1;
  return {
    score: points,
    terms: [
      {
        name: "votes",
        value: votes,
        explanation: `What the votes of people are worth today: 1 point each, half of it after every ${halfLifeDays} days.`,
      },
      {
        name: "views and launch",
        value: views,
        explanation: `A counted view begins with ${viewPoints} points, the launch with 1. They fade in the same way.`,
      },
      ...(numbers.hasSample
        ? [
            {
              name: "sample numbers",
              value: points - votes - views,
              explanation:
                "The votes and views that the tool started with, made up by us, taken as spread evenly over time. They fade in the same way.",
            },
          ]
        : []),
      ...toMoveUp(missing, `With ${counted(missing ?? 0, "more vote")} today it would pass ${nextName}.`),
    ],
  };
};

const explain: Record<RankedList, Explain> = {
  trending: byTrend,
  category: byTrend,
  popular({ score, nextName, nextScore }, { votes, sampleVotes }) {
    const missing = nextScore === null ? null : nextScore - score + 1;
    return {
      score,
      terms: [
        { name: "votes", value: votes, explanation: "A person has one vote for each tool." },
        ...(sampleVotes > 0
          ? [
              {
                name: "sample votes",
                value: sampleVotes,
                explanation: "The sample number that the tool started with.",
              },
            ]
          : []),
        ...toMoveUp(missing, `With ${counted(missing ?? 0, "more vote")} it would pass ${nextName}.`),
      ],
    };
  },
  rating({ nextName, nextScore }, { rating, ratings, weight, sampleRating }) {
    const reach = nextScore === null || sampleRating ? null : fiveStarsToReach(nextScore, rating, weight);
    // Where both are equal already, one more brings it past.
    const missing = reach === null ? null : Math.max(1, reach);
    return {
      score: meanScore(rating, weight),
      terms: [
        {
          name: "mean rating",
          value: rating ?? 0,
          explanation: sampleRating
            ? "A sample number, until the first review is approved."
            : `The mean of the stars in approved reviews, each of which weighs ${yearlyWeight} of what it did a year before.`,
        },
        { name: "ratings", value: ratings, explanation: "How many ratings the mean is of." },
        {
          name: "weight of the ratings",
          value: weight,
          explanation: sampleRating
            ? "Sample numbers do not fade."
            : `Today's is 1, and it fades with each day: ${yearlyWeight} is left after a year.`,
        },
        {
          name: "ratings put in before the first",
          value: prior.ratings,
          explanation: `Every mean begins with ${prior.ratings} ratings of ${prior.mean} stars.`,
        },
        ...toMoveUp(
          missing,
          `With ${counted(missing ?? 0, "more review")} of five stars it would reach ${nextName}.`,
        ),
      ],
    };
  },
  newest: ({ score }) => ({
    score,
    terms: [
      {
        name: "launch",
        value: score,
        explanation: `Launched on ${formatLongDay(score * 1000)}; the latest launch is first, and nothing else moves it.`,
      },
    ],
  }),
};

/** A tool's places with the terms of each score, and what would move it. */
export const toRank = (standings: Standing[], numbers: Numbers, now: Date): RankDto => ({
  lists: standings.map((standing) => ({
    list: standing.list,
    place: standing.place,
    of: standing.of,
    ...explain[standing.list](standing, numbers, now),
  })),
});

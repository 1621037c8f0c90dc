import { Article } from "@/components/static/article";
import { Formula } from "@/components/static/formula";
import { formatLongDay } from "@/lib/platform/dates/utils";
import { pageMetadata } from "@/lib/seo/metadata";
import { notYet, otherTasks, parts, placeWeights, textLessByTask, textWeights } from "@/lib/search/rank";
import { halfLifeDays, prior, viewPoints, yearlyWeight } from "@/lib/tools/ranking/utils";
import { mostActive, mostFlagged } from "@/lib/tools/trending/utils";

const title = "How tools are ranked";
const description = "The formulas behind trending, newest, popular and rating, in full.";

/** What changed in the formulas, the latest first; ISO dates. */
const changes = [
  ["2026-11-22", "Rating: a review weighs 0.7 of what it did a year before."],
  ["2026-11-22", "Votes and reviews count once the email address of their account is verified."],
  ["2026-11-22", "Best match: the better a job is recognised, the less the words of a tool count."],
  ["2026-11-22", "Every tool has a page that adds up its place in each list."],
  ["2026-11-22", "Alternatives are compared by what they are for before their category and tags."],
  [
    "2026-11-22",
    "Best match: a search reads tasks, prices and platforms, and orders by how well a tool answers.",
  ],
  ["2026-11-21", "Trending, newest, popular and rating, as they are described above."],
] as const;

export const generateMetadata = () => pageMetadata({ title, description, path: "/ranking" });

export default function RankingPage() {
  return (
    <Article title={title} description={description}>
      <p>
        Every list of the directory is ordered by one of the rules below. They are the same for every tool.{" "}
        <strong>Money never changes the order</strong>: a sponsored listing stands in a marked block of its
        own, and a sponsored tool keeps the place in each list that it would have anyway. What editors choose,
        such as Featured, is marked as well and is no part of an order. Every tool&apos;s page leads to{" "}
        <strong>Why this rank?</strong>, where its places are added up. What is removed, rejected and banned
        is <a href="/integrity">public month by month</a>.
      </p>

      <h2 id="trending">Trending</h2>
      <p>
        Trending adds up points. A vote is worth 1 point, and a counted view of a tool&apos;s page{" "}
        {viewPoints} points. A view counts once for a visitor, a tool and a day, and not at all when it comes
        from a known crawler. Points lose half of their worth every {halfLifeDays} days, so a vote of today
        counts as much as two votes of two weeks ago or four of four weeks ago. A tool begins with 1 point on
        the day of its launch.
      </p>
      <Formula>score = Σ points × 2^(−age in days ÷ {halfLifeDays})</Formula>
      <p>
        All scores fade at the same pace, so time alone never changes the order. That lets us store the sum as
        a logarithm on a fixed time scale, and no job has to run to let it age.
      </p>
      <p>
        The catalogue started with sample numbers of votes and views. They are kept apart from real ones. For
        trending they are taken as spread evenly over time, so that they fade in the same way and do not
        outweigh what people do now.
      </p>

      <h3>The trending page</h3>
      <p>
        <a href="/trending">Trending AI Tools</a> shows the tools that editors have flagged, at most{" "}
        {mostFlagged}, and the {mostActive} most active ones of today, of the last 7 days or of the last 30
        days. They are ordered by the points of that time without any fading, then by all their votes. Days
        begin at midnight UTC.
      </p>

      <h2 id="newest">Newest</h2>
      <p>By launch date, the latest first. Tools that are still to come have a page of their own.</p>

      <h2 id="popular">Popular</h2>
      <p>By the number of votes. A person has one vote for each tool and can take it back.</p>
      <Formula>score = votes of people + sample votes, where a tool came with any</Formula>

      <h2 id="who-counts">Who counts</h2>
      <p>
        Everybody with an account, once they have verified their email address; until then their votes and
        reviews are kept and no part of any number here. They count from then on, a vote with the age that it
        has. Only where the site sends no mail, so that nobody could, nobody has to.
      </p>

      <h2 id="rating">Rating</h2>
      <p>
        By a mean that begins with {prior.ratings} ratings of {prior.mean} stars. One review with five stars
        moves it little; a hundred move it a lot. So a new tool cannot reach the top with a handful of
        friends. A rating tells of the tool as it was when it was given, so it weighs less with every day: of
        one that is a year old, {yearlyWeight} is left.
      </p>
      <Formula>weight = {yearlyWeight}^(age in whole days, at midnight UTC ÷ 365)</Formula>
      <Formula>
        score = ({prior.ratings} × {prior.mean} + Σ stars × weight) ÷ ({prior.ratings} + Σ weight)
      </Formula>
      <p>
        The stars on a card are the mean of the approved reviews by the same weights, and beside it stands how
        many they are. Until a tool has its first one, a sample rating is shown, which does not fade, and its
        place is worked out from that in the same way.
      </p>
      <p>
        Verified owners can&apos;t review their own tool. A review from before its author became one says so
        beside the name; it counts like any other unless a moderator refuses it.
      </p>

      <h2 id="best-match">Best match</h2>
      <p>
        A search begins with the tools whose name it is, then those that have all of its words. Among up to
        300 of them, and where no tool has every word, the order is how well a tool answers: how much of the
        search its name, tasks, tags and description speak of (rare words weigh more), how near the jobs it is
        for are to the one that is meant, and a little how many like it. The better a job is recognised, the
        less the words of a tool count. Tools that are still to come are behind. What more than 300 tools have
        is ordered by where the words stand, name before tags before category before description, then by
        trend.
      </p>
      <Formula>
        fit = {parts.text} × text × (1 − {textLessByTask} × task that is meant) + {parts.task} × task +{" "}
        {parts.popularity} × min(1, log₁₀(1 + votes) ÷ 5) − {notYet} if still to come
      </Formula>
      <Formula>
        text = Σ weight of a word × {textWeights.name} in the name, {textWeights.tags} in tags and tasks,{" "}
        {textWeights.category} in the category, {textWeights.description} in the description (the most for a
        word that is nowhere else) ÷ Σ weights
      </Formula>
      <Formula>
        task = the best of the tool&apos;s tasks + {otherTasks} × each other; a task = (its fit ÷ the best
        fit)³ × min(1, best fit) × its place with the tool ({placeWeights.join(", ")})
      </Formula>
      <p>
        Suggestions for a described need have the same order. The points beside them are another number, which
        tells what was found: 3 for each tag and 5 for the category that the sentence names, 2 for each word
        in name or description, 5 or 8 for a task, 1 for what is flagged as trending.
      </p>

      <h2 id="alternatives">Alternatives</h2>
      <p>
        By what both tools are for: each task they share counts, and the fewer tools there are for a task the
        more it counts. Then the same category, then the number of tags in common, then that of facts in
        common (free plan, platforms, what they work with), then trend.
      </p>
      <Formula>tasks in common = Σ 1 ÷ log₂(2 + tools for the task)</Formula>
      <Formula>
        order = tasks in common, then same category (1 or 0), then tags in common, then facts in common, then
        the score of Trending
      </Formula>

      <h2 id="featured">Featured and sponsored</h2>
      <p>
        Featured tools are marked by editors as top rated or premium; which of them are shown changes from day
        to day, so that each has its turn. Sponsored listings are paid for and say so. Neither changes the
        place of a tool in any list on this page.
      </p>
      <Formula>order of featured tools = md5(id of the tool + day, as YYYY-MM-DD in UTC)</Formula>

      <h2 id="verify">Recompute it yourself</h2>
      <p>
        <a href="/open-data">Open data</a> has the whole catalogue of every night as a file, with what each
        order is made of, and a command that recomputes these lists from it.
      </p>

      <h2 id="ties">Ties</h2>
      <p>
        Tools with the same score are ordered by name, and those of the same name by their id. No list shows a
        tool twice or leaves one out between two pages.
      </p>

      <h2 id="changes">Changes</h2>
      <ul>
        {changes.map(([date, change]) => (
          <li key={change}>
            <time dateTime={date}>{formatLongDay(date)}</time>: {change}
          </li>
        ))}
      </ul>
    </Article>
  );
}

import type { Metadata } from "next";
import { Article } from "@/components/static/article";
import { Formula } from "@/components/static/formula";
import { pageMetadata } from "@/lib/seo/metadata";
import { viewPoints } from "@/lib/tools/ranking/utils";

const title = "How tools are ranked";
const description = "The formulas behind trending, newest, popular and rating, in full.";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title, description, path: "/ranking" });
}

/** The formulas of every order, in full. */
export default function RankingPage() {
  return (
    <Article title={title} description={description}>
      <p>
        Every list of the directory is ordered by one of four rules. They are the same for every tool.{" "}
        <strong>Money never changes the order</strong>: a sponsored listing stands in a marked block of its
        own, and a sponsored tool keeps the place in each list that it would have anyway.
      </p>

      <h2 id="trending">Trending</h2>
      <p>
        Trending adds up points. A vote is worth 1 point, and a counted view of a tool&apos;s page{" "}
        {viewPoints} points. A view counts once for a visitor, a tool and a day, and not at all when it comes
        from a known crawler. Points lose half of their worth every 14 days, so a vote of today counts as much
        as two votes of two weeks ago or four of four weeks ago. A tool begins with 1 point on the day of its
        launch.
      </p>
      <Formula>score = Σ points × 2^(−age in days ÷ 14)</Formula>
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
        <a href="/trending">Trending AI Tools</a> shows the tools that editors have flagged, at most 100, and
        the 50 most active ones of today, of the last 7 days or of the last 30 days. They are ordered by the
        points of that time without any fading, then by all their votes. Days begin at midnight UTC.
      </p>

      <h2 id="newest">Newest</h2>
      <p>By launch date, the latest first. Tools that are still to come have a page of their own.</p>

      <h2 id="popular">Popular</h2>
      <p>By the number of votes. A person has one vote for each tool and can take it back.</p>

      <h2 id="rating">Rating</h2>
      <p>
        By a mean that begins with 20 ratings of 3.5 stars. One review with five stars moves it little; a
        hundred move it a lot. So a new tool cannot reach the top with a handful of friends.
      </p>
      <Formula>score = (20 × 3.5 + sum of the ratings) ÷ (20 + number of ratings)</Formula>
      <p>
        The stars on a card are the plain mean of the approved reviews. Until a tool has its first one, a
        sample rating is shown, and its place is worked out from that in the same way.
      </p>

      <h2 id="ties">Ties</h2>
      <p>
        Tools with the same score are ordered by name, and those of the same name by their id. No list shows a
        tool twice or leaves one out between two pages.
      </p>
    </Article>
  );
}

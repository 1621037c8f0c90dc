import { Database } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { DayFiles } from "@/components/open-data/day-files";
import { DayList } from "@/components/open-data/day-list";
import { FieldList } from "@/components/open-data/field-list";
import { Article } from "@/components/static/article";
import { listOpenDays } from "@/lib/open-data/queries";
import { keptDays, licence, toldDays } from "@/lib/open-data/schema";
import { formatLongDay } from "@/lib/platform/dates/utils";
import { absoluteUrl } from "@/lib/platform/http/site-url";
import { pageMetadata } from "@/lib/seo/metadata";
import { counted } from "@/lib/tools/utils";

const title = "Open data";
const description =
  "The whole catalogue of every night, with what each order is made of, for anybody to use and to recompute.";

export const generateMetadata = () => pageMetadata({ title, description, path: "/open-data" });

/** The exports of the catalogue: what is in them, where they are, and how to check an order with one. */
export default async function OpenDataPage() {
  const days = await listOpenDays();
  const [newest] = days;
  return (
    <Article title={title} description={description}>
      <p>
        Every night (UTC) all published tools are written to files: what each is, its facts with their
        sources, votes and views of the last {toldDays} days, ratings, and its{" "}
        <a href="/ranking">place in each list</a> with the terms that it follows from. All of a file is of one
        moment. The files of a day never change, and the last {keptDays} days are kept.
      </p>
      <p>
        Nothing in them is about a person: no account, email or address, and of votes, views and reviews only
        their numbers.
      </p>

      <h2 id="newest">The newest export</h2>
      {newest ? (
        <>
          <p>
            {counted(newest.tools, "tool")}, of {formatLongDay(newest.day)}.{" "}
            <code>/open-data/latest/tools.jsonl</code> always leads to the newest.
          </p>
          <DayFiles {...newest} />
        </>
      ) : (
        <EmptyState
          icon={<Database />}
          title="The first export is made tonight"
          description="Its files appear here, and those of every night after it."
        />
      )}

      <h2 id="verify">Recompute the lists</h2>
      <p>
        The <a href="/ranking">formulas</a> and these files are enough to put every list in its order. With
        the source of this site, and no database, this does it, and compares the result with what the site
        answers{newest ? "" : ", once there is an export"}:
      </p>
      <pre tabIndex={0} role="group" aria-label="Commands">
        <code>{`curl -fL --compressed -O ${absoluteUrl("/open-data/latest/tools.jsonl")}
curl -fL --compressed -O ${absoluteUrl("/open-data/latest/SHA256SUMS")}
sha256sum --check --ignore-missing SHA256SUMS
npm run verify-ranking -- tools.jsonl --site ${absoluteUrl("/").replace(/\/$/, "")}`}</code>
      </pre>
      <p>
        It recomputes trending, popular, rating, newest and every category, and tells the first place that
        differs. What it compares with the site are these lists and alternatives of tools; a tool that got a
        vote since the export stands aside, all others must be in the same order. Best match is not compared,
        as it depends on what is searched for, nor are the tabs of the trending page and what editors choose.
      </p>

      <h2 id="fields">What a line says</h2>
      <p>
        A line of <code>tools.jsonl</code> is a tool. Logos and pictures are their makers&apos; and are not in
        it.
      </p>
      <FieldList />

      <h2 id="licence">Licence</h2>
      <p>
        <a href={licence.url} rel="license">
          {licence.name}
        </a>
        : use it for anything, and name this directory as its source. Names and marks of tools stay their
        owners&apos;.
      </p>

      {days.length > 1 && (
        <>
          <h2 id="days">All days</h2>
          <DayList days={days} />
        </>
      )}
    </Article>
  );
}

-- A rating loses weight as it ages: 0.7 is left after a year. Its sums are as of a day, its number is the plain one.
DROP FUNCTION search.shown_rating(public.tool_stats);
DROP FUNCTION search.rating_score(double precision, integer);
ALTER TABLE "tool_stats" DROP CONSTRAINT tool_stats_rating_sum;
ALTER TABLE "tool_stats"
  ALTER COLUMN "rating_sum" TYPE DOUBLE PRECISION,
  ADD COLUMN "rating_weight" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD COLUMN "rating_day" DATE;

-- The rating that is shown of a tool, and how many ratings of today it weighs: sample numbers until there are real ones. The mean
-- is rounded, as four stars that all weigh a little less than one are still four.
CREATE OR REPLACE FUNCTION search.shown_rating(stats public.tool_stats, OUT rating double precision, OUT ratings double precision)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN stats.rating_count > 0
           THEN round((stats.rating_sum / stats.rating_weight)::numeric, 9)::double precision ELSE stats.base_rating END,
         CASE WHEN stats.rating_count > 0 THEN stats.rating_weight ELSE stats.base_reviews END
$$;

-- The mean with 20 ratings of 3.5 put in before the first, so that one five-star review does not beat a hundred.
CREATE OR REPLACE FUNCTION search.rating_score(mean double precision, ratings double precision) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (20 * 3.5 + coalesce(mean, 0) * coalesce(ratings, 0)) / (20 + coalesce(ratings, 0))
$$;

-- Adds up these tools' approved reviews that count, as they weigh at the start of this UTC day: 0.7 for a year of their age in
-- whole days. Those of a day and rating are one summand, in order, so that the same reviews always make the same sums. Whoever
-- calls it holds the counters.
CREATE OR REPLACE FUNCTION public.rate_tools(tools varchar[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  UPDATE public.tool_stats AS stats
  SET rating_sum = coalesce(rated.sum, 0), rating_weight = coalesce(rated.weight, 0), rating_count = coalesce(rated.number, 0),
      rating_day = today
  FROM unnest(tools) AS wanted (id)
  LEFT JOIN (
    SELECT tool_id, sum(rating * weight ORDER BY day, rating) AS sum, sum(weight ORDER BY day, rating) AS weight,
           sum(number)::int AS number
    FROM (
      SELECT tool_id, day, rating, count(*) AS number,
             count(*) * power(0.7::double precision, greatest(today - day, 0) / 365.0::double precision) AS weight
      FROM (
        SELECT tool_id, (created_at AT TIME ZONE 'UTC')::date AS day, rating
        FROM public.review WHERE tool_id = ANY (tools) AND status = 'approved' AND counts
      ) AS dated
      GROUP BY tool_id, day, rating
    ) AS summand
    GROUP BY tool_id
  ) AS rated ON rated.tool_id = wanted.id
  WHERE stats.tool_id = wanted.id;
END $$;

-- A tool's rating is that of its approved reviews that count, at any moment: a change of one of them adds all of them up again,
-- under the lock of the tool's counters, after which it sees what others have written.
CREATE OR REPLACE FUNCTION public.count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    tools := ARRAY(SELECT DISTINCT tool_id FROM changed WHERE status = 'approved' AND counts);
  ELSIF TG_OP = 'DELETE' THEN
    tools := ARRAY(SELECT DISTINCT tool_id FROM before WHERE status = 'approved' AND counts);
  ELSE
    tools := ARRAY(
      SELECT DISTINCT tool_id
      FROM (SELECT id, tool_id, rating, created_at, status = 'approved' AND counts AS rates FROM before) AS earlier
      FULL JOIN (SELECT id, tool_id, rating, created_at, status = 'approved' AND counts AS rates FROM changed) AS later
        USING (id, tool_id, rating, created_at, rates)
      WHERE rates AND (earlier IS NULL OR later IS NULL));
  END IF;
  IF cardinality(tools) = 0 THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM public.rate_tools(tools);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_inserted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_updated AFTER UPDATE ON public.review
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_deleted AFTER DELETE ON public.review
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();

-- What a tool's rating is made from, read without its reviews' texts.
CREATE INDEX review_rated ON public.review (tool_id, created_at, rating) WHERE status = 'approved' AND counts;
SELECT public.rate_tools(ARRAY(SELECT tool_id FROM public.tool_stats WHERE rating_count > 0 ORDER BY tool_id));
ALTER TABLE "tool_stats" ADD CONSTRAINT tool_stats_rating_sum
  CHECK (rating_sum BETWEEN rating_weight * 0.999999 AND rating_weight * 5.000001 AND (rating_count = 0) = (rating_weight = 0));

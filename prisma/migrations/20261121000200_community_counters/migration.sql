-- Votes, views and reviews move a tool's counters by exactly the rows that were really added or taken away, whoever adds
-- or takes them away: a person, a program, or the deletion of an account.
--
-- Whatever changes counters locks in one order, so that nothing waits in a circle: the account, the tool, the reviews,
-- the tools' counters by id, the votes.

-- ---------------------------------------------------------------- trend

-- The inverse of search.trend_add: what a trend was before these points. What is left next to nothing of can't be told
-- from rounding, and counts as `lowest`: what a tool begins with.
CREATE FUNCTION search.trend_remove(trend double precision, points double precision, at timestamptz, lowest double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN points <= 0 THEN trend
              WHEN rest <= 1e-11 THEN lowest
              ELSE greatest(lowest, trend + ln(rest) / ln(2::double precision)) END
  FROM (
    SELECT 1 - power(2::double precision, greatest(-1000, least(1,
      search.trend_clock(at) + ln(greatest(points, 1e-9)) / ln(2::double precision) - trend))) AS rest
  ) AS remaining
$$;

-- ---------------------------------------------------------------- votes

-- A vote is a point at its own moment. Votes of one statement are added up as of the latest of them.
CREATE FUNCTION count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.tool_stats WHERE tool_id IN (SELECT tool_id FROM changed) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET votes = stats.votes + added.votes, trend = search.trend_add(stats.trend, added.points, added.at)
  FROM (
    SELECT tool_id, count(*)::int AS votes, max(latest) AS at,
           sum(power(2::double precision, greatest(search.trend_clock(created_at) - search.trend_clock(latest), -1000))) AS points
    FROM (SELECT tool_id, created_at, max(created_at) OVER (PARTITION BY tool_id) AS latest FROM changed) AS dated
    GROUP BY tool_id
  ) AS added
  WHERE stats.tool_id = added.tool_id;
  INSERT INTO public.tool_day AS known (tool_id, day, votes)
  SELECT tool_id, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) FROM changed GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, tool_id) DO UPDATE SET votes = known.votes + excluded.votes;
  RETURN NULL;
END $$;

CREATE FUNCTION uncount_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.tool_stats WHERE tool_id IN (SELECT tool_id FROM before) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET votes = stats.votes - gone.votes,
      trend = search.trend_remove(stats.trend, gone.points, gone.at,
        search.trend_clock(least(coalesce(tool.launch_date, tool.created_at), now())))
  FROM (
    SELECT tool_id, count(*)::int AS votes, max(latest) AS at,
           sum(power(2::double precision, greatest(search.trend_clock(created_at) - search.trend_clock(latest), -1000))) AS points
    FROM (SELECT tool_id, created_at, max(created_at) OVER (PARTITION BY tool_id) AS latest FROM before) AS dated
    GROUP BY tool_id
  ) AS gone
  JOIN public.tool ON tool.id = gone.tool_id
  WHERE stats.tool_id = gone.tool_id;
  UPDATE public.tool_day AS known
  SET votes = known.votes - gone.votes
  FROM (SELECT tool_id, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS votes FROM before GROUP BY 1, 2) AS gone
  WHERE known.day = gone.day AND known.tool_id = gone.tool_id;
  RETURN NULL;
END $$;

CREATE TRIGGER vote_inserted AFTER INSERT ON public.vote
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_votes();
CREATE TRIGGER vote_deleted AFTER DELETE ON public.vote
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION uncount_votes();

-- Sets whether an account upvotes a published tool, and tells how many votes are shown of it. No row: there is no such
-- tool, or no such account any more. Asking for what is already so changes nothing.
CREATE FUNCTION set_vote(voter varchar, voted varchar, wanted boolean, OUT votes integer) RETURNS SETOF integer
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public."user" WHERE id = voter FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = voted AND status = 'published' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = voted FOR NO KEY UPDATE;
  IF wanted THEN
    INSERT INTO public.vote (user_id, tool_id) VALUES (voter, voted) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      INSERT INTO public.activity_event (type, user_id, tool_id, description)
      SELECT 'upvote', voter, id, 'Upvoted ' || name FROM public.tool WHERE id = voted;
    END IF;
  ELSE
    DELETE FROM public.vote WHERE user_id = voter AND tool_id = voted;
    IF FOUND THEN
      DELETE FROM public.activity_event WHERE type = 'upvote' AND user_id = voter AND tool_id = voted;
    END IF;
  END IF;
  RETURN QUERY SELECT stats.base_votes + stats.votes FROM public.tool_stats AS stats WHERE stats.tool_id = voted;
END $$;

-- ---------------------------------------------------------------- reviews

-- rating_sum and rating_count are those of the approved reviews, at any moment.
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved varchar[];
  sums integer[];
  counts integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, counts FROM (
      SELECT tool_id, sum(rating)::int AS rating, count(*)::int AS n FROM changed WHERE status = 'approved' GROUP BY tool_id) AS sum;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, counts FROM (
      SELECT tool_id, -sum(rating)::int AS rating, -count(*)::int AS n FROM before WHERE status = 'approved' GROUP BY tool_id) AS sum;
  ELSE
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, counts FROM (
      SELECT tool_id, sum(rating)::int AS rating, sum(n)::int AS n FROM (
        SELECT tool_id, rating, 1 AS n FROM changed WHERE status = 'approved'
        UNION ALL
        SELECT tool_id, -rating, -1 FROM before WHERE status = 'approved'
      ) AS both_sides
      GROUP BY tool_id HAVING sum(rating) <> 0 OR sum(n) <> 0) AS sum;
  END IF;
  IF moved IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (moved) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET rating_sum = stats.rating_sum + delta.rating, rating_count = stats.rating_count + delta.n
  FROM unnest(moved, sums, counts) AS delta (tool_id, rating, n)
  WHERE stats.tool_id = delta.tool_id;
  RETURN NULL;
END $$;

CREATE TRIGGER review_inserted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
CREATE TRIGGER review_updated AFTER UPDATE ON public.review
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
CREATE TRIGGER review_deleted AFTER DELETE ON public.review
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();

-- ---------------------------------------------------------------- deletions

-- An account or a tool that goes takes its votes and reviews along. It locks what they count in before the first of
-- them is gone; the row itself is locked by the deletion already.
CREATE FUNCTION lock_counters_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.review WHERE user_id = OLD.id ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats
  WHERE tool_id IN (SELECT tool_id FROM public.vote WHERE user_id = OLD.id UNION SELECT tool_id FROM public.review WHERE user_id = OLD.id)
  ORDER BY tool_id FOR NO KEY UPDATE;
  RETURN OLD;
END $$;
CREATE FUNCTION lock_counters_of_tool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.review WHERE tool_id = OLD.id ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = OLD.id FOR UPDATE;
  RETURN OLD;
END $$;
CREATE TRIGGER user_lock_counters BEFORE DELETE ON public."user" FOR EACH ROW EXECUTE FUNCTION lock_counters_of_user();
CREATE TRIGGER tool_lock_counters BEFORE DELETE ON public.tool FOR EACH ROW EXECUTE FUNCTION lock_counters_of_tool();

-- ---------------------------------------------------------------- search

-- As before, but what the whole index shares (the revision) is locked first and the counts of its combinations after it,
-- so that two reviews that are approved at once don't wait for each other.
CREATE OR REPLACE FUNCTION search.stats_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1
  WHERE EXISTS (SELECT FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
                JOIN search.rank ON rank.id = changed.tool_id
                WHERE rank.rating_floor <> coalesce(floor(shown.rating), 0));
  UPDATE search.rank AS entry
  SET votes = changed.base_votes + changed.votes, trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0),
      rating_score = search.rating_score(shown.rating, shown.ratings)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (entry.votes, entry.trend, entry.rating_floor, entry.rating_score) IS DISTINCT FROM
        (changed.base_votes + changed.votes, changed.trend, coalesce(floor(shown.rating), 0), search.rating_score(shown.rating, shown.ratings));
  UPDATE search.entry
  SET trend = rank.trend, rating_floor = rank.rating_floor
  FROM changed JOIN search.rank ON rank.id = changed.tool_id
  WHERE entry.id = rank.id AND (abs(entry.trend - rank.trend) > 0.05 OR entry.rating_floor <> rank.rating_floor);
  RETURN NULL;
END $$;

-- ---------------------------------------------------------------- what is there already

UPDATE public.tool_stats AS stats
SET votes = real.votes, rating_sum = real.rating_sum, rating_count = real.rating_count
FROM (
  SELECT tool.id,
    (SELECT count(*) FROM public.vote WHERE vote.tool_id = tool.id) AS votes,
    (SELECT coalesce(sum(rating), 0) FROM public.review WHERE review.tool_id = tool.id AND status = 'approved') AS rating_sum,
    (SELECT count(*) FROM public.review WHERE review.tool_id = tool.id AND status = 'approved') AS rating_count
  FROM public.tool
) AS real
WHERE stats.tool_id = real.id
  AND (stats.votes, stats.rating_sum, stats.rating_count) IS DISTINCT FROM (real.votes, real.rating_sum, real.rating_count);

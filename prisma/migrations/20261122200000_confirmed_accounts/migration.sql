-- Whether a vote or a review counts: not until its account's address is confirmed, where mail can be sent.
ALTER TABLE "vote" ADD COLUMN "counts" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "review" ADD COLUMN "counts" BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX vote_waiting ON public.vote (user_id) WHERE NOT counts;
CREATE INDEX review_waiting ON public.review (user_id) WHERE NOT counts;

-- A vote is a point at its own moment. Those of one statement that count, or begin to, are added up as of the latest of them.
CREATE OR REPLACE FUNCTION public.count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[];
  moments timestamptz[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tool_id), array_agg(created_at) INTO tools, moments FROM changed WHERE counts;
  ELSE
    SELECT array_agg(tool_id), array_agg(changed.created_at) INTO tools, moments
    FROM changed JOIN before USING (user_id, tool_id) WHERE changed.counts AND NOT before.counts;
  END IF;
  IF tools IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET votes = stats.votes + added.votes, trend = search.trend_add(stats.trend, added.points, added.at)
  FROM (
    SELECT tool_id, count(*)::int AS votes, max(latest) AS at,
           sum(power(2::double precision, greatest(search.trend_clock(at) - search.trend_clock(latest), -1000))) AS points
    FROM (SELECT tool_id, at, max(at) OVER (PARTITION BY tool_id) AS latest FROM unnest(tools, moments) AS vote (tool_id, at)) AS dated
    GROUP BY tool_id
  ) AS added
  WHERE stats.tool_id = added.tool_id;
  INSERT INTO public.tool_day AS known (tool_id, day, votes)
  SELECT tool_id, (at AT TIME ZONE 'UTC')::date AS day, count(*) FROM unnest(tools, moments) AS vote (tool_id, at)
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, tool_id) DO UPDATE SET votes = known.votes + excluded.votes;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER vote_inserted AFTER INSERT ON public.vote
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_votes();
CREATE OR REPLACE TRIGGER vote_updated AFTER UPDATE ON public.vote
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_votes();

-- Takes back what count_votes counted.
CREATE OR REPLACE FUNCTION public.uncount_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.tool_stats WHERE tool_id IN (SELECT tool_id FROM before WHERE counts) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET votes = stats.votes - gone.votes,
      trend = search.trend_remove(stats.trend, gone.points, gone.at,
        search.trend_clock(least(coalesce(tool.launch_date, tool.created_at), now())))
  FROM (
    SELECT tool_id, count(*)::int AS votes, max(latest) AS at,
           sum(power(2::double precision, greatest(search.trend_clock(created_at) - search.trend_clock(latest), -1000))) AS points
    FROM (SELECT tool_id, created_at, max(created_at) OVER (PARTITION BY tool_id) AS latest FROM before WHERE counts) AS dated
    GROUP BY tool_id
  ) AS gone
  JOIN public.tool ON tool.id = gone.tool_id
  WHERE stats.tool_id = gone.tool_id;
  UPDATE public.tool_day AS known
  SET votes = known.votes - gone.votes
  FROM (SELECT tool_id, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS votes FROM before WHERE counts GROUP BY 1, 2) AS gone
  WHERE known.day = gone.day AND known.tool_id = gone.tool_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER vote_deleted AFTER DELETE ON public.vote
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.uncount_votes();

-- rating_sum and rating_count are those of the approved reviews that count, at any moment.
CREATE OR REPLACE FUNCTION public.count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved varchar[];
  sums integer[];
  numbers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, numbers FROM (
      SELECT tool_id, sum(rating)::int AS rating, count(*)::int AS n FROM changed WHERE status = 'approved' AND counts GROUP BY tool_id) AS sum;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, numbers FROM (
      SELECT tool_id, -sum(rating)::int AS rating, -count(*)::int AS n FROM before WHERE status = 'approved' AND counts GROUP BY tool_id) AS sum;
  ELSE
    SELECT array_agg(tool_id), array_agg(rating), array_agg(n) INTO moved, sums, numbers FROM (
      SELECT tool_id, sum(rating)::int AS rating, sum(n)::int AS n FROM (
        SELECT tool_id, rating, 1 AS n FROM changed WHERE status = 'approved' AND counts
        UNION ALL
        SELECT tool_id, -rating, -1 FROM before WHERE status = 'approved' AND counts
      ) AS both_sides
      GROUP BY tool_id HAVING sum(rating) <> 0 OR sum(n) <> 0) AS sum;
  END IF;
  IF moved IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (moved) ORDER BY tool_id FOR NO KEY UPDATE;
  UPDATE public.tool_stats AS stats
  SET rating_sum = stats.rating_sum + delta.rating, rating_count = stats.rating_count + delta.n
  FROM unnest(moved, sums, numbers) AS delta (tool_id, rating, n)
  WHERE stats.tool_id = delta.tool_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_inserted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_updated AFTER UPDATE ON public.review
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_deleted AFTER DELETE ON public.review
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();

DROP FUNCTION public.set_vote(varchar, varchar, boolean);

-- Sets whether an account upvotes a published tool, and tells how many votes are shown of it and whether the account's is one
-- of them. No row: there is no such tool, or no such account any more. Asking for what is already so changes nothing.
CREATE OR REPLACE FUNCTION public.set_vote(
  voter varchar, voted varchar, wanted boolean, only_confirmed boolean DEFAULT false, OUT votes integer, OUT counts boolean
) RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
  counted boolean := true;
BEGIN
  IF only_confirmed THEN
    -- Waits for an address that is being confirmed, and keeps one from it: a vote that both miss would never count.
    SELECT email_verified_at IS NOT NULL INTO counted FROM public."user" WHERE id = voter FOR SHARE;
  ELSE
    PERFORM FROM public."user" WHERE id = voter FOR KEY SHARE;
  END IF;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = voted AND status = 'published' FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = voted FOR NO KEY UPDATE;
  IF wanted THEN
    INSERT INTO public.vote (user_id, tool_id, counts) VALUES (voter, voted, counted) ON CONFLICT DO NOTHING;
    IF FOUND AND counted THEN
      INSERT INTO public.activity_event (type, user_id, tool_id, description)
      SELECT 'upvote', voter, id, 'Upvoted ' || name FROM public.tool WHERE id = voted;
    END IF;
  ELSE
    DELETE FROM public.vote WHERE user_id = voter AND tool_id = voted;
    IF FOUND THEN
      DELETE FROM public.activity_event WHERE type = 'upvote' AND user_id = voter AND tool_id = voted;
    END IF;
  END IF;
  RETURN QUERY
  SELECT stats.base_votes + stats.votes, coalesce(own.counts, false)
  FROM public.tool_stats AS stats LEFT JOIN public.vote AS own ON own.user_id = voter AND own.tool_id = voted
  WHERE stats.tool_id = voted;
END $$;

-- Counts the votes and reviews of an account that had to wait until its address is confirmed: votes as of when they were cast.
-- Whoever calls it holds the account. It locks in the order of docs/decisions/0033-locks-of-the-index.md, the revision too, as
-- it comes to the ranks twice.
CREATE OR REPLACE FUNCTION public.count_waiting(person varchar) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[] := ARRAY(SELECT tool_id FROM public.vote WHERE user_id = person AND NOT counts
                           UNION SELECT tool_id FROM public.review WHERE user_id = person AND NOT counts);
BEGIN
  IF cardinality(tools) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = ANY (tools) ORDER BY id FOR KEY SHARE;
  PERFORM FROM public.review WHERE user_id = person AND NOT counts ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  WITH counted AS (
    UPDATE public.review SET counts = true WHERE user_id = person AND NOT counts RETURNING tool_id, status
  )
  INSERT INTO public.activity_event (type, user_id, tool_id, description)
  SELECT 'review', person, tool_id, 'A review was approved' FROM counted WHERE status = 'approved';
  WITH counted AS (
    UPDATE public.vote SET counts = true WHERE user_id = person AND NOT counts RETURNING tool_id, created_at
  )
  INSERT INTO public.activity_event (type, user_id, tool_id, description, created_at)
  SELECT 'upvote', person, tool_id, 'Upvoted ' || name, counted.created_at
  FROM counted JOIN public.tool ON tool.id = tool_id;
END $$;

-- However an address is confirmed (a link, a new password, a service), what its account voted and said counts at once.
CREATE OR REPLACE FUNCTION public.account_confirmed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.count_waiting(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_confirmed AFTER UPDATE OF email_verified_at ON public."user" FOR EACH ROW
WHEN (OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL)
EXECUTE FUNCTION public.account_confirmed();

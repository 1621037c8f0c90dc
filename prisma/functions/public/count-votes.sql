-- A vote is a point at its own moment. Votes of one statement are added up as of the latest of them.
CREATE OR REPLACE FUNCTION public.count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER vote_inserted AFTER INSERT ON public.vote
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_votes();

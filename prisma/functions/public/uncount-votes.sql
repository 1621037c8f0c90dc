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

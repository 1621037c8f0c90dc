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

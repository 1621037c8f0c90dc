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

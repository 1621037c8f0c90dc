-- The inverse of search.trend_add: what a trend was before these points. What is left next to nothing of can't be told
-- from rounding, and counts as `lowest`: what a tool begins with.
CREATE OR REPLACE FUNCTION search.trend_remove(trend double precision, points double precision, at timestamptz, lowest double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN points <= 0 THEN trend
              WHEN rest <= 1e-11 THEN lowest
              ELSE greatest(lowest, trend + ln(rest) / ln(2::double precision)) END
  FROM (
    SELECT 1 - power(2::double precision, greatest(-1000, least(1,
      search.trend_clock(at) + ln(greatest(points, 1e-9)) / ln(2::double precision) - trend))) AS rest
  ) AS remaining
$$;

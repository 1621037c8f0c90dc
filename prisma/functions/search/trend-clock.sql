-- Trending adds up points that lose half their worth every 14 days. Because everything decays alike, the order never
-- changes by itself, so the sum is stored as a logarithm on a fixed time scale and needs no job to age.
CREATE OR REPLACE FUNCTION search.trend_clock(at timestamptz) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT extract(epoch FROM at - timestamptz '2020-01-01 00:00:00Z')::double precision / (14 * 86400)
$$;

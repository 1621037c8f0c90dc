-- A trend with further points, which count from this moment on.
CREATE OR REPLACE FUNCTION search.trend_add(trend double precision, points double precision, at timestamptz)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN points <= 0 THEN trend ELSE greatest(trend, fresh)
    + ln(1 + power(2::double precision, greatest(least(trend, fresh) - greatest(trend, fresh), -60))) / ln(2::double precision) END
  FROM (SELECT search.trend_clock(at) + ln(greatest(points, 1e-9)) / ln(2::double precision) AS fresh) AS now
$$;

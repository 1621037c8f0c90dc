-- The rating that is shown of a tool and its number of reviews: sample numbers until there are real ones.
CREATE OR REPLACE FUNCTION search.shown_rating(stats public.tool_stats, OUT rating double precision, OUT ratings integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN stats.rating_count > 0 THEN stats.rating_sum::double precision / stats.rating_count ELSE stats.base_rating END,
         CASE WHEN stats.rating_count > 0 THEN stats.rating_count ELSE stats.base_reviews END
$$;

-- The rating that is shown of a tool, and how many ratings of today it weighs: sample numbers until there are real ones. The mean
-- is rounded, as four stars that all weigh a little less than one are still four.
CREATE OR REPLACE FUNCTION search.shown_rating(stats public.tool_stats, OUT rating double precision, OUT ratings double precision)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN stats.rating_count > 0
           THEN round((stats.rating_sum / stats.rating_weight)::numeric, 9)::double precision ELSE stats.base_rating END,
         CASE WHEN stats.rating_count > 0 THEN stats.rating_weight ELSE stats.base_reviews END
$$;

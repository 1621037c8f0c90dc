-- The mean with 20 ratings of 3.5 put in before the first, so that one five-star review does not beat a hundred.
CREATE OR REPLACE FUNCTION search.rating_score(mean double precision, ratings double precision) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (20 * 3.5 + coalesce(mean, 0) * coalesce(ratings, 0)) / (20 + coalesce(ratings, 0))
$$;

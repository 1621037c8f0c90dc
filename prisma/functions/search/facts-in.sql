-- The facts of a set, for the indexes of search.entry. A set that is used does not change (that is why this may call itself
-- immutable); one that nobody uses any more is removed.
CREATE OR REPLACE FUNCTION search.facts_in(fact_set integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT fact_set.facts FROM search.fact_set WHERE fact_set.id = $1
$$;

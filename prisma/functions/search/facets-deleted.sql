-- Takes back what facets_inserted counted.
CREATE OR REPLACE FUNCTION search.facets_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1;
  UPDATE search.facet SET tools = facet.tools - gone.tools
  FROM (SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, count(*) AS tools FROM before GROUP BY 1, 2, 3, 4, 5, 6, 7) AS gone
  WHERE (facet.category, facet.pricing, facet.rating_floor, facet.is_new, facet.is_trending, facet.is_upcoming, facet.fact_set)
      = (gone.category, gone.pricing, gone.rating_floor, gone.is_new, gone.is_trending, gone.is_upcoming, gone.fact_set);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER facets_deleted AFTER DELETE ON search.rank
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search.facets_deleted();

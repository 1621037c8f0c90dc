-- Facet counts follow the index itself, in the same transaction.
CREATE OR REPLACE FUNCTION search.facets_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.facet AS facet (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, tools)
  SELECT category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, count(*) FROM changed
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set)
  DO UPDATE SET tools = facet.tools + excluded.tools;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER facets_inserted AFTER INSERT ON search.rank
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facets_inserted();

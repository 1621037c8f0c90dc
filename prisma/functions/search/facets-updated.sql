-- Only rows whose combination changed count; a vote changes none.
CREATE OR REPLACE FUNCTION search.facets_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.facet SET tools = facet.tools - gone.tools
  FROM (
    SELECT before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, before.fact_set, count(*) AS tools
    FROM before JOIN changed USING (id)
    WHERE (before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, before.fact_set)
       <> (changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, changed.fact_set)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ) AS gone
  WHERE (facet.category, facet.pricing, facet.rating_floor, facet.is_new, facet.is_trending, facet.is_upcoming, facet.fact_set)
      = (gone.category, gone.pricing, gone.rating_floor, gone.is_new, gone.is_trending, gone.is_upcoming, gone.fact_set);
  INSERT INTO search.facet AS facet (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set, tools)
  SELECT changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, changed.fact_set, count(*)
  FROM before JOIN changed USING (id)
  WHERE (before.category, before.pricing, before.rating_floor, before.is_new, before.is_trending, before.is_upcoming, before.fact_set)
     <> (changed.category, changed.pricing, changed.rating_floor, changed.is_new, changed.is_trending, changed.is_upcoming, changed.fact_set)
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (category, pricing, rating_floor, is_new, is_trending, is_upcoming, fact_set)
  DO UPDATE SET tools = facet.tools + excluded.tools;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER facets_updated AFTER UPDATE ON search.rank
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facets_updated();

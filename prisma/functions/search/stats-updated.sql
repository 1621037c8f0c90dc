-- A vote moves the tool in the lists at once. Search results, where trend only orders equally good matches, follow when
-- it has moved by a step (3.5 %), because that rewrites an entry of the text index. What the whole index shares (the
-- revision) is locked first, ranks by id, and the counts of their combinations last, so that nothing waits in a circle.
CREATE OR REPLACE FUNCTION search.stats_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search.revision SET n = n + 1
  WHERE EXISTS (SELECT FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
                JOIN search.entry ON entry.id = changed.tool_id
                WHERE entry.rating_floor <> coalesce(floor(shown.rating), 0));
  PERFORM FROM search.rank WHERE id IN (SELECT tool_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE search.rank AS entry
  SET votes = changed.base_votes + changed.votes, trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0),
      rating_score = search.rating_score(shown.rating, shown.ratings)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (entry.votes, entry.trend, entry.rating_floor, entry.rating_score) IS DISTINCT FROM
        (changed.base_votes + changed.votes, changed.trend, coalesce(floor(shown.rating), 0), search.rating_score(shown.rating, shown.ratings));
  -- What no list has is guarded by no rank.
  PERFORM FROM search.entry WHERE id IN (SELECT tool_id FROM changed) AND NOT is_listed ORDER BY id FOR NO KEY UPDATE;
  UPDATE search.entry
  SET trend = changed.trend, rating_floor = coalesce(floor(shown.rating), 0)
  FROM changed CROSS JOIN LATERAL search.shown_rating(changed::public.tool_stats) AS shown
  WHERE entry.id = changed.tool_id
    AND (abs(entry.trend - changed.trend) > 0.05 OR entry.rating_floor <> coalesce(floor(shown.rating), 0));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_stats_updated AFTER UPDATE ON public.tool_stats
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.stats_updated();

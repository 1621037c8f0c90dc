-- The indexes that lists are read from, anew: a page of any filter in any order now touches no row of search.rank, only
-- narrow index entries, and few of them. Why there are these three kinds: docs/decisions/0028-lists-at-a-million.md.
-- The old ones go last, so that lists are read from them for as long as possible.

-- Everything in an order, carrying what filters ask for.
CREATE INDEX rank_trend ON search.rank (trend DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at);
CREATE INDEX rank_votes ON search.rank (votes DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at);
CREATE INDEX rank_rating ON search.rank (rating_score DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at);
-- What was launched since a day is few tools: this one is also sorted by the other orders.
CREATE INDEX rank_launch ON search.rank (launched_at DESC, name_key, id)
  INCLUDE (category, pricing, rating_floor, is_new, is_trending, is_upcoming, trend, votes, rating_score);

-- A category in an order: the filter that most readers use.
CREATE INDEX rank_category_trend ON search.rank (category, trend DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at);
CREATE INDEX rank_category_votes ON search.rank (category, votes DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at);
CREATE INDEX rank_category_rating ON search.rank (category, rating_score DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming, launched_at);
CREATE INDEX rank_category_launch ON search.rank (category, launched_at DESC, name_key, id)
  INCLUDE (pricing, rating_floor, is_new, is_trending, is_upcoming);

-- The tools of a rare combination side by side, with all that they are sorted by.
CREATE INDEX rank_facet ON search.rank (category, pricing, rating_floor, is_new, is_trending, is_upcoming)
  INCLUDE (trend, launched_at, votes, rating_score, name_key, id);

DROP INDEX search.rank_by_trend, search.rank_by_launch, search.rank_by_votes, search.rank_by_rating, search.rank_by_facet;

-- An index answers alone only for pages that were cleaned up since their last change: votes and reviews change them.
ALTER TABLE search.rank SET (autovacuum_vacuum_scale_factor = 0.05);
ANALYZE search.rank;

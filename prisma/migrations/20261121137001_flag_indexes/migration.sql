-- Few tools carry a flag, and in the other indexes they lie scattered: these hold them together, with all that lists are
-- sorted by.
CREATE INDEX rank_new ON search.rank (category, pricing, rating_floor)
  INCLUDE (is_new, is_trending, is_upcoming, trend, launched_at, votes, rating_score, name_key, id) WHERE is_new;
CREATE INDEX rank_flagged ON search.rank (category, pricing, rating_floor)
  INCLUDE (is_new, is_trending, is_upcoming, trend, launched_at, votes, rating_score, name_key, id) WHERE is_trending;
CREATE INDEX rank_upcoming ON search.rank (category, pricing, rating_floor)
  INCLUDE (is_new, is_trending, is_upcoming, trend, launched_at, votes, rating_score, name_key, id) WHERE is_upcoming;

-- A search, and that a result of it was opened, counts once a visitor and day.
ALTER TABLE visitor_count DROP CONSTRAINT visitor_count_kind;
ALTER TABLE visitor_count ADD CONSTRAINT visitor_count_kind
  CHECK (kind IN ('tool_view', 'news_view', 'news_share', 'listing_impression', 'listing_click', 'search', 'search_followed'));

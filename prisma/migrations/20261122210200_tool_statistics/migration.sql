-- What an owner sees of a tool, day by day: how often its website was opened from here, and its place that night.
ALTER TABLE "tool_day" ADD COLUMN "clicks" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "place" INTEGER;
ALTER TABLE visitor_count DROP CONSTRAINT visitor_count_kind;
ALTER TABLE visitor_count ADD CONSTRAINT visitor_count_kind CHECK (kind IN (
  'tool_view', 'tool_click', 'news_view', 'news_share', 'listing_impression', 'listing_click', 'listing_report', 'search',
  'search_followed'));
-- Saves are counted by the day they were made on.
CREATE INDEX "saved_tool_tool_id_created_at_idx" ON "saved_tool"("tool_id", "created_at");
DROP INDEX "saved_tool_tool_id_idx";

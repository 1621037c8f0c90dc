-- A tool always has its counters; its trend starts with one point on the day it was launched.
CREATE OR REPLACE FUNCTION search.tool_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.tool_stats (tool_id, trend)
  SELECT id, search.trend_clock(least(coalesce(launch_date, created_at), now())) FROM changed
  ON CONFLICT DO NOTHING;
  PERFORM search.sync_tools(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_tool_inserted AFTER INSERT ON public.tool
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.tool_inserted();

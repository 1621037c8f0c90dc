-- A tool that comes into the index, or leaves it, or may come back to the lists with a new website, first locks its counters: a
-- vote or a review that is not committed when the rank is made from them finds no rank to change, and would be missing from it
-- ever after.
CREATE OR REPLACE FUNCTION search.tool_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.tool_stats
  WHERE tool_id IN (
    SELECT changed.id FROM changed JOIN before USING (id)
    WHERE changed.status <> before.status OR changed.website_url <> before.website_url)
  ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT changed.id FROM changed JOIN before USING (id)
    WHERE (changed.name, changed.description, changed.category_id, changed.tags, changed.features, changed.use_cases, changed.pricing_type,
           changed.starting_price, changed.is_new, changed.is_trending, changed.is_upcoming, changed.launch_date, changed.status)
      IS DISTINCT FROM
          (before.name, before.description, before.category_id, before.tags, before.features, before.use_cases, before.pricing_type,
           before.starting_price, before.is_new, before.is_trending, before.is_upcoming, before.launch_date, before.status)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_tool_updated AFTER UPDATE ON public.tool
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.tool_updated();

-- A tool whose website is gone leaves the lists, and comes back with its website. Its counters are locked first, as where its
-- status changes. Whoever writes links has locked their tools.
CREATE OR REPLACE FUNCTION search.link_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed JOIN before USING (tool_id) WHERE changed.is_gone <> before.is_gone) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats
  WHERE tool_id IN (SELECT tool_id FROM changed JOIN before USING (tool_id) WHERE changed.is_gone <> before.is_gone)
  ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT tool_id FROM changed JOIN before USING (tool_id) WHERE changed.is_gone <> before.is_gone ORDER BY tool_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_link_updated AFTER UPDATE ON public.tool_link
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.link_updated();

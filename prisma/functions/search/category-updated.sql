-- A category's new name is in the texts of its tools. They are looked up when no other change of the index is under way:
-- one that was just moved here would be missed.
CREATE OR REPLACE FUNCTION search.category_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.name <> before.name) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT tool.id FROM public.tool JOIN changed ON changed.id = tool.category_id JOIN before ON before.id = changed.id
    WHERE changed.name <> before.name));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_category_updated AFTER UPDATE ON public.category
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.category_updated();

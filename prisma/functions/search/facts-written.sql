-- Facts and tasks of tools that were written are in the index with the statement that wrote them.
CREATE OR REPLACE FUNCTION search.facts_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search.sync_tools(ARRAY(SELECT DISTINCT tool_id FROM changed ORDER BY 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_fact_inserted AFTER INSERT ON public.tool_fact
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_fact_updated AFTER UPDATE ON public.tool_fact
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_fact_deleted AFTER DELETE ON public.tool_fact
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_task_inserted AFTER INSERT ON public.tool_task
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_task_updated AFTER UPDATE ON public.tool_task
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();
CREATE OR REPLACE TRIGGER search_task_deleted AFTER DELETE ON public.tool_task
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.facts_written();

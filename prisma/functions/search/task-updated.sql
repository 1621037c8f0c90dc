-- A task's new name is in the texts of its tools.
CREATE OR REPLACE FUNCTION search.task_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.name <> before.name) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  PERFORM search.sync_tools(ARRAY(
    SELECT DISTINCT tool_id FROM public.tool_task JOIN changed ON changed.id = tool_task.task_id JOIN before ON before.id = changed.id
    WHERE changed.name <> before.name ORDER BY 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_task_renamed AFTER UPDATE ON public.task
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search.task_updated();

-- A tool's rating is that of its approved reviews that count, at any moment: a change of one of them adds all of them up again,
-- under the lock of the tool's counters, after which it sees what others have written.
CREATE OR REPLACE FUNCTION public.count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    tools := ARRAY(SELECT DISTINCT tool_id FROM changed WHERE status = 'approved' AND counts);
  ELSIF TG_OP = 'DELETE' THEN
    tools := ARRAY(SELECT DISTINCT tool_id FROM before WHERE status = 'approved' AND counts);
  ELSE
    tools := ARRAY(
      SELECT DISTINCT tool_id
      FROM (SELECT id, tool_id, rating, created_at, status = 'approved' AND counts AS rates FROM before) AS earlier
      FULL JOIN (SELECT id, tool_id, rating, created_at, status = 'approved' AND counts AS rates FROM changed) AS later
        USING (id, tool_id, rating, created_at, rates)
      WHERE rates AND (earlier IS NULL OR later IS NULL));
  END IF;
  IF cardinality(tools) = 0 THEN
    RETURN NULL;
  END IF;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM public.rate_tools(tools);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER review_inserted AFTER INSERT ON public.review
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_updated AFTER UPDATE ON public.review
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();
CREATE OR REPLACE TRIGGER review_deleted AFTER DELETE ON public.review
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.count_reviews();

-- Counts the votes and reviews of an account that had to wait until its address is confirmed: votes as of when they were cast.
-- Whoever calls it holds the account. It locks in the order of docs/decisions/0033-locks-of-the-index.md, the revision too, as
-- it comes to the ranks twice.
CREATE OR REPLACE FUNCTION public.count_waiting(person varchar) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[] := ARRAY(SELECT tool_id FROM public.vote WHERE user_id = person AND NOT counts
                           UNION SELECT tool_id FROM public.review WHERE user_id = person AND NOT counts);
BEGIN
  IF cardinality(tools) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM public.tool WHERE id = ANY (tools) ORDER BY id FOR KEY SHARE;
  PERFORM FROM public.review WHERE user_id = person AND NOT counts ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  PERFORM FROM search.revision FOR NO KEY UPDATE;
  WITH counted AS (
    UPDATE public.review SET counts = true WHERE user_id = person AND NOT counts RETURNING tool_id, status
  )
  INSERT INTO public.activity_event (type, user_id, tool_id, description)
  SELECT 'review', person, tool_id, 'A review was approved' FROM counted WHERE status = 'approved';
  WITH counted AS (
    UPDATE public.vote SET counts = true WHERE user_id = person AND NOT counts RETURNING tool_id, created_at
  )
  INSERT INTO public.activity_event (type, user_id, tool_id, description, created_at)
  SELECT 'upvote', person, tool_id, 'Upvoted ' || name, counted.created_at
  FROM counted JOIN public.tool ON tool.id = tool_id;
END $$;

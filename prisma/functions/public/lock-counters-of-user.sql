-- An account that goes takes its votes and reviews along. It locks what they count in before the first of them is gone; the
-- row itself is locked by the deletion already. The tools come first: counters that are changed twice in one transaction
-- ask for their tool again.
CREATE OR REPLACE FUNCTION public.lock_counters_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tools varchar[] := ARRAY(SELECT tool_id FROM public.vote WHERE user_id = OLD.id UNION SELECT tool_id FROM public.review WHERE user_id = OLD.id);
  reviews varchar[] := ARRAY(SELECT id FROM public.review WHERE user_id = OLD.id
                             UNION SELECT review_id FROM public.review_helpful WHERE user_id = OLD.id);
BEGIN
  PERFORM FROM public.tool WHERE id = ANY (tools) ORDER BY id FOR KEY SHARE;
  PERFORM FROM public.review WHERE id = ANY (reviews) ORDER BY id FOR UPDATE;
  PERFORM FROM public.tool_stats WHERE tool_id = ANY (tools) ORDER BY tool_id FOR NO KEY UPDATE;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER user_lock_counters BEFORE DELETE ON public."user" FOR EACH ROW EXECUTE FUNCTION public.lock_counters_of_user();
